import type { FastifyInstance, FastifyRequest } from "fastify";
import type { z } from "zod";
import { emptyRequest } from "#contract/accounts.ts";
import {
  adminAuditQuery,
  adminGiftAction,
  adminGiftsQuery,
  adminMemberAction,
  adminMemberQuery,
  adminMembersQuery,
  adminProjectAction,
  adminReportsQuery,
  closeReportRequest,
} from "#contract/admin.ts";
import type { Language } from "#domain/language.ts";
import { registerAccountHooks } from "#server/http/hooks/account-hooks.ts";
import { requestLanguage } from "#server/http/hooks/request-language.ts";
import { parseBody } from "#server/http/parse-request.ts";
import { DomainError } from "#server/services/errors.ts";
import { adminActions } from "#server/services/operator/admin-actions.ts";
import { adminViews } from "#server/services/operator/admin-views.ts";
import type { Services } from "#server/services/services.ts";
import { sessionHeadersOf } from "./accounts.ts";

type AdminRoutes = {
  readonly services: Pick<Services, "accounts" | "giving" | "publicUrl" | "store">;
};

type AdminCall<Sent> = { readonly sent: Sent; readonly adminId: string; readonly language: Language };

/** The answer of calls that return nothing else. */
const done = { outcome: "done" } as const;

/**
 * Everything under `/api/admin`: for administrators who have signed in within the last hour. For everybody else these
 * addresses do not exist.
 */
export async function adminRoutes(server: FastifyInstance, { services }: AdminRoutes): Promise<void> {
  const adminIds = new WeakMap<FastifyRequest, string>();
  // Before anything else is looked at: to others an odd origin or body must not tell that something is here.
  server.addHook("onRequest", async (request) => {
    adminIds.set(request, await services.accounts.requireAdmin(sessionHeadersOf(request)));
  });
  registerAccountHooks(server, services.publicUrl);
  const views = (language: Language) => adminViews(services.store, language);

  async function admin(request: FastifyRequest, limit: "admin-read" | "admin-act"): Promise<string> {
    const adminId = adminIds.get(request);
    if (adminId === undefined) throw new DomainError("no-such-address");
    await services.accounts.limits.count(limit, { account: adminId });
    return adminId;
  }

  function get<Schema extends z.ZodType>(
    path: string,
    schema: Schema,
    answer: (call: AdminCall<z.output<Schema>>) => Promise<unknown>,
  ): void {
    server.get(`/api/admin/${path}`, async (request) => {
      const adminId = await admin(request, "admin-read");
      return answer({ sent: parseBody(schema, request.query), adminId, language: requestLanguage(request) });
    });
  }

  function post<Schema extends z.ZodType>(
    path: string,
    schema: Schema,
    act: (actions: ReturnType<typeof adminActions>, sent: z.output<Schema>) => Promise<unknown>,
  ): void {
    server.post(`/api/admin/${path}`, { bodyLimit: 262_144 }, async (request) => {
      const adminId = await admin(request, "admin-act");
      const { accounts, store, giving } = services;
      const { notify } = accounts;
      const actions = adminActions({ store, giving, adminId, language: requestLanguage(request), notify });
      await act(actions, parseBody(schema, request.body ?? {}));
      return done;
    });
  }

  get("members", adminMembersQuery, async ({ sent, language }) => {
    const { rows: members, hasMore } = await views(language).members(sent.find, Number(sent.page));
    return { members, signUps: await views(language).signUps(sent.find), hasMore };
  });
  get("members/one", adminMemberQuery, ({ sent, adminId, language }) =>
    views(language).member(sent.id, adminId),
  );
  get("projects", anything, async ({ language }) => ({
    projects: await views(language).projects(),
    currency: services.giving.settings.currency,
  }));
  get("gifts", adminGiftsQuery, async ({ sent, language }) => {
    const { rows: gifts, hasMore } = await views(language).gifts(sent.find, Number(sent.page));
    return { gifts, hasMore };
  });
  get("scholars", anything, ({ language }) => views(language).scholars());
  get("reports", adminReportsQuery, async ({ sent, language }) => {
    const { rows: reports, hasMore } = await views(language).reports(sent.state, Number(sent.page));
    return { reports, hasMore };
  });
  get("audit", adminAuditQuery, async ({ sent, language }) => {
    const { rows: events, hasMore } = await views(language).audit(sent);
    return { events, hasMore };
  });

  post("members/act", adminMemberAction, (actions, sent) => actions.onMember(sent));
  post("projects/act", adminProjectAction, (actions, sent) => actions.onProject(sent));
  post("gifts/act", adminGiftAction, (actions, sent) => actions.onGift(sent));
  post("reports/close", closeReportRequest, (actions, { id, answer }) => actions.closeReport(id, answer));
}

/** A query may name a language, which every call understands. */
const anything = emptyRequest.loose();
