import type { FastifyInstance, FastifyRequest } from "fastify";
import type { ModelOffer } from "#contract/assistant-answer.ts";
import { registerAccountHooks } from "#server/http/hooks/account-hooks.ts";
import { modelAccess, type ReadPremium } from "#server/services/model/model-access.ts";
import type { OfferedModel } from "#server/services/model/offered-model.ts";
import type { Services } from "#server/services/services.ts";
import { sessionHeadersOf } from "./accounts.ts";

/** The operator's model and what decides who may ask it. */
export type ModelOptions = {
  readonly services: Pick<Services, "publicUrl" | "ready"> & {
    readonly accounts: Pick<Services["accounts"], "member" | "limits" | "places">;
  };
  /** What is sold, and what a member has of it. */
  readonly readPremium: ReadPremium;
  readonly model: OfferedModel | undefined;
};

/** Who sends a request, and whether the model is open to them; waits for the database. */
export async function modelAccessOf(request: FastifyRequest, { services, readPremium, model }: ModelOptions) {
  await services.ready();
  const { answer: member } = await services.accounts.member(sessionHeadersOf(request));
  const access = await modelAccess({ readPremium, openTo: model?.openTo ?? "members" }, member?.id);
  return { member, access };
}

/** `GET /api/assistant/model`. */
export async function assistantModelRoutes(server: FastifyInstance, options: ModelOptions): Promise<void> {
  registerAccountHooks(server, options.services.publicUrl);
  server.get("/api/assistant/model", async (request): Promise<ModelOffer> => {
    const { model } = options;
    // Without a model nothing is looked up.
    if (!model) return { name: null, audience: "members", mayAsk: false, hasPremium: false };
    const { access } = await modelAccessOf(request, options);
    return { name: model.name, ...access };
  });
}
