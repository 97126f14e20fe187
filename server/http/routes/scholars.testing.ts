import type { AskScholarsRequest, ScholarQuestionView } from "#contract/scholars.ts";
import { openScholars, type ScholarService } from "#server/services/scholars/open-scholars.ts";
import type { StorePlace } from "#server/store/store.ts";
import { quietLog } from "#server/store/temporary-place.ts";
import { type GivingServer, givingServer } from "./giving.testing.ts";
import { scholarRoutes } from "./scholars.ts";
import { newMember, publicUrl, type Visitor } from "./temporary-server.ts";

export type ScholarServer = GivingServer & { readonly scholars: ScholarService };

/** A server with questions to scholars; the test sets its clock, and emails are recorded in `emails`. */
export async function scholarServer(place: StorePlace, now: () => number): Promise<ScholarServer> {
  const made = await givingServer(place);
  const { server, store, accounts, giving, emails } = made;
  const mailer = { send: async (email: (typeof emails)[number]) => void emails.push(email) };
  const scholars = openScholars({ store, giving, mailer, publicUrl, log: quietLog(), now });
  await server.register(scholarRoutes, { services: { accounts, scholars, publicUrl } });
  return {
    ...made,
    scholars,
    async close() {
      await scholars.close();
      await made.close();
    },
  };
}

let counter = 0;

/** A new member, a subscriber or scholar if asked for. */
export async function person(
  instance: ScholarServer,
  what: { readonly isSubscriber?: boolean; readonly isScholar?: boolean } = {},
): Promise<Visitor & { readonly id: string; readonly email: string }> {
  counter += 1;
  const email = `someone-${counter}-${process.pid}@example.org`;
  const visitor = await newMember(instance, email);
  const id = (await instance.store.members.findByEmail(email))?.id ?? "";
  if (what.isScholar) await instance.store.members.setRole(id, "scholar");
  const grant = { source: "grant", reference: "operator", status: "active", endsAt: null } as const;
  if (what.isSubscriber) await instance.store.entitlements.put(id, grant);
  return { ...visitor, id, email };
}

/** A question as the page sends it, each with its own key. */
export function packetOf(more: Partial<AskScholarsRequest> = {}): AskScholarsRequest {
  counter += 1;
  return {
    key: `test-packet-${String(counter).padStart(12, "0")}`,
    question: "طلقت زوجتي ثلاثا وأنا غاضب، هل وقع الطلاق؟",
    language: "ar",
    country: "EG",
    madhab: "shafii",
    sources: ["quran:2:229", "quran:65:1"],
    ...more,
  };
}

/** Sends a question, which must be accepted. */
export async function sent(
  asker: Visitor,
  more: Partial<AskScholarsRequest> = {},
): Promise<ScholarQuestionView> {
  const { status, body, text } = await asker.post("/api/scholars/questions", packetOf(more));
  if (status !== 200) throw new Error(text);
  return (body as { question: ScholarQuestionView }).question;
}

/** An answer as the page sends it. */
export function answerOf(id: string, more: Record<string, unknown> = {}) {
  return {
    id,
    act: "answer",
    text: "العبرة بحال الغضب، فراجع دار الإفتاء.",
    citations: ["quran:2:229", "quran:65:1"],
    wording: null,
    ...more,
  };
}

/** Claims and answers a question; both must succeed. */
export async function answered(scholar: Visitor, id: string, more: Record<string, unknown> = {}) {
  for (const act of [{ id, act: "claim" }, answerOf(id, more)]) {
    const { status, text } = await scholar.post("/api/scholars/inbox/act", act);
    if (status !== 200) throw new Error(text);
  }
}
