import type { FastifyInstance } from "fastify";
import { textReportRequest } from "#contract/text-reports.ts";
import { registerAccountHooks } from "#server/http/hooks/account-hooks.ts";
import { parseBody } from "#server/http/parse-request.ts";
import { DomainError } from "#server/services/errors.ts";
import type { Services } from "#server/services/services.ts";

type ReportRoutes = { readonly services: Pick<Services, "accounts" | "store" | "publicUrl"> };

/** Room for the longest description in six-byte escapes. */
const bodyLimit = 16_384;

/** Seconds after which the operator may have closed some reports. */
const retryAfter = 3600;

/** `POST /api/text-reports`: no account is needed, and none is stored with the report. */
export async function textReportRoutes(server: FastifyInstance, { services }: ReportRoutes): Promise<void> {
  registerAccountHooks(server, services.publicUrl);

  server.post("/api/text-reports", { bodyLimit }, async (request) => {
    const { accounts, store } = services;
    const { key, text, email, ...report } = parseBody(textReportRequest, request.body ?? {}, {
      email: "email-wrong",
    });
    await accounts.limits.count("report-text", { address: request.ip });
    const isStored = await store.reports.add(
      { id: key, about: text, email: email ?? null, ...report },
      new Date(),
    );
    if (!isStored) throw new DomainError("unavailable", { retryAfter });
    return { outcome: "done" };
  });
}
