import type { FastifyInstance } from "fastify";
import { adminAddress } from "#contract/admin.ts";
import { isLanguage } from "#domain/language.ts";
import { markPrivate } from "#server/http/errors/handle-error.ts";
import type { Services } from "#server/services/services.ts";
import { sessionHeadersOf } from "./accounts.ts";
import { offlineShell, type Pages, pageRequestOf, sendUnstored } from "./pages.ts";

type AdminPage = {
  readonly services: Pick<Services, "accounts" | "ready">;
  readonly pages: Pages;
};

/**
 * `GET /admin`: for a signed-in administrator the page that draws itself in the browser, for everybody else the page of
 * an address that does not exist. It has no content: what it shows comes from `/api/admin`, which asks for a recent
 * sign-in. No copy of it is stored anywhere.
 */
export async function adminPageRoute(server: FastifyInstance, { services, pages }: AdminPage): Promise<void> {
  markPrivate(server);
  server.get(adminAddress, async (request, reply) => {
    const { language, search: sent } = pageRequestOf(request, adminAddress);
    const named = new URLSearchParams(sent).get("lang");
    // Nothing else of the address: each further parameter would be a page to render.
    const search = isLanguage(named) ? `lang=${named}` : "";
    await services.ready();
    const { answer: member } = await services.accounts.member(sessionHeadersOf(request));
    const path = member?.role === "admin" ? offlineShell : "/404";
    return sendUnstored(request, reply, await pages.read({ language, search, path }));
  });
}
