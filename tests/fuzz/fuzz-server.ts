import type { FastifyInstance } from "fastify";
import { languages } from "#domain/language.ts";
import { readServiceSettings } from "#server/config/service-environment.ts";
import type { BuiltSite } from "#server/main/built-site.ts";
import { createWebServer } from "#server/main/web-server.ts";
import { modelStandIn } from "#server/services/model/model-stand-in.testing.ts";
import { createServices } from "#server/services/services.ts";
import { queryDatabase } from "#server/store/temporary-place.ts";

const nothing = () => undefined;
const quiet = { debug: nothing, info: nothing, warn: nothing, error: nothing };

export type FuzzServer = {
  readonly server: FastifyInstance;
  readonly origin: string;
  /** The folder of its database. */
  readonly dataDirectory: string;
  /** The cookies of a subscriber, of a scholar and of an administrator. */
  readonly sessions: readonly string[];
  /** Ids that exist: questions of the subscriber, and their monthly gift. */
  readonly questions: readonly string[];
  readonly receipt: string;
  /** The id of a member whom an administrator may do anything to. */
  readonly member: string;
  /** Resets the rate limits of a call, so that none stops a case before its body is read. */
  readonly forgive: (path: string) => Promise<void>;
  readonly close: () => Promise<void>;
};

/** Calls with rate limits per account, mostly counted before their body is read. */
const counted = new Set([
  "/api/admin/gifts/act",
  "/api/admin/members/act",
  "/api/admin/projects/act",
  "/api/admin/reports/close",
  "/api/assistant/answer",
  "/api/donations/receipts/*/end",
  "/api/premium/subscribe",
  "/api/scholars/inbox/act",
  "/api/scholars/questions",
  "/api/scholars/questions/act",
  "/api/sync",
]);
const questionsAsked = 8;

/** The whole server with its own database in `dataDirectory` and a mock model, without any other network. */
export async function openFuzzServer(dataDirectory: string, site: BuiltSite): Promise<FuzzServer> {
  const settings = readServiceSettings({ DATA_DIR: dataDirectory }, quiet);
  const origin = settings.publicUrl;
  const services = createServices(settings);
  const model = await modelStandIn();
  const server = await createWebServer({
    site,
    origin,
    logLevel: "silent",
    services,
    trustedProxies: false,
    model: { url: model.url, name: "a model", openTo: "members" },
  });
  await services.open();

  async function post<Answer>(url: string, payload: object, cookie = ""): Promise<Answer> {
    const answer = await server.inject({ method: "POST", url, headers: { origin, cookie }, payload });
    if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}: ${answer.body}`);
    return answer.json<Answer>();
  }

  async function signedUp(name: string, email: string): Promise<{ id: string; session: string }> {
    const payload = { name, email, password: "four calm green olives" };
    const url = "/api/accounts/sign-up";
    const answer = await server.inject({ method: "POST", url, headers: { origin }, payload });
    const cookies = answer.cookies.map((set) => `${set.name}=${encodeURIComponent(set.value)}`);
    const member = await services.store.members.findByEmail(email);
    if (!member) throw new Error(`nobody signed up: ${answer.body}`);
    return { id: member.id, session: cookies.join("; ") };
  }

  const subscriber = await signedUp("Maryam", "maryam@example.org");
  const scholar = await signedUp("Bilal", "bilal@example.org");
  await services.store.members.setRole(scholar.id, "scholar");
  const admin = await signedUp("Hafsa", "hafsa@example.org");
  await services.store.members.setRole(admin.id, "admin");
  const member = await signedUp("Idris", "idris@example.org");
  const grant = { source: "grant", reference: "operator", status: "active", endsAt: null } as const;
  await services.store.entitlements.put(subscriber.id, grant);
  const questions: string[] = [];
  for (let at = 0; at < questionsAsked; at++) {
    const packet = { question: "May I?", language: "en", country: "", madhab: "", sources: [] };
    const sent = { key: `question-of-maryam-${at}`, ...packet };
    type Sent = { question: { id: string } };
    questions.push((await post<Sent>("/api/scholars/questions", sent, subscriber.session)).question.id);
  }
  const gift = { key: "gift-of-maryam-1", project: "orphan-care", amount: "25", name: "Maryam" };
  const wishes = { intention: "sadaqah", isMonthly: true, coversFee: false, inNameOf: "", showsName: false };
  const given = { ...gift, email: "maryam@example.org", ...wishes };
  const { receipt } = await post<{ receipt: string }>("/api/donations", given, subscriber.session);

  // Loads every language, and what replies are checked against, before anything is timed.
  for (const language of languages) {
    await server.inject(`/api/quran/search?q=mercy&language=${language}`);
    await server.inject(`/api/assistant/sources?question=patience&language=${language}`);
  }
  const url = "/api/assistant/answer";
  const headers = { origin, cookie: subscriber.session };
  const answer = await server.inject({
    method: "POST",
    url,
    headers,
    payload: { question: "patience", model: true },
  });
  if (answer.statusCode !== 200) throw new Error(`the model answered ${answer.statusCode}: ${answer.body}`);

  return {
    server,
    origin,
    dataDirectory,
    sessions: [subscriber.session, scholar.session, admin.session],
    questions,
    receipt,
    member: member.id,
    async forgive(path) {
      if (counted.has(path)) await queryDatabase(settings.place, "delete from rate_limits");
    },
    async close() {
      await server.close();
      await services.close();
      await model.close();
    },
  };
}
