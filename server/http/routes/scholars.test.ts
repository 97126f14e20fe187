import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { ScholarQuestionView } from "#contract/scholars.ts";
import type { StorePlace } from "#server/store/store.ts";
import { migratedPlace, queryDatabase } from "#server/store/temporary-place.ts";
import {
  answered,
  answerOf,
  packetOf,
  person,
  type ScholarServer,
  scholarServer,
  sent,
} from "./scholars.testing.ts";
import { password, visitor } from "./temporary-server.ts";

const noon = Date.UTC(2026, 10, 21, 12);
const day = 86_400_000;
let now = noon;
let place: StorePlace;
let remove: () => Promise<void>;
let instance: ScholarServer;
/** Stands for another process on the same database. */
let second: ScholarServer;

beforeAll(async () => {
  ({ place, remove } = await migratedPlace());
  instance = await scholarServer(place, () => now);
  second = await scholarServer(place, () => now);
}, 60_000);

beforeEach(() => {
  now = noon;
});

afterAll(async () => {
  await second.close();
  await instance.close();
  await remove();
});

const perform = (who: {
  post: (path: string, body: unknown) => Promise<{ status: number; body: unknown }>;
}) => ({
  asker: (body: unknown) => who.post("/api/scholars/questions/act", body),
  scholar: (body: unknown) => who.post("/api/scholars/inbox/act", body),
});

async function listed(
  who: { get: (path: string) => Promise<{ body: unknown }> },
  path: "questions" | "inbox",
): Promise<ScholarQuestionView[]> {
  const { body } = await who.get(`/api/scholars/${path}`);
  return (body as { questions: ScholarQuestionView[] }).questions;
}

describe("without a scholar", () => {
  test("the status says so, and no question is accepted", async () => {
    const asker = await person(instance, { isSubscriber: true });
    const status = { hasScholars: false, isSignedIn: true, hasPremium: true, isScholar: false };
    expect((await asker.get("/api/scholars")).body).toMatchObject(status);
    expect((await visitor(instance).get("/api/scholars")).body).toMatchObject({ isSignedIn: false });
    const rejected = await asker.post("/api/scholars/questions?language=tr", packetOf());
    expect([rejected.status, rejected.body]).toMatchObject([
      409,
      { error: { code: "no-scholars", message: expect.stringContaining("âlim") } },
    ]);
  });
});

describe("a question", () => {
  test("is accepted from subscribers alone, once for each key", async () => {
    const scholar = await person(instance, { isScholar: true });
    const asker = await person(instance, { isSubscriber: true });
    const other = await person(instance);
    const packet = packetOf();
    const first = await asker.post("/api/scholars/questions", packet);
    const again = await asker.post("/api/scholars/questions", packet);
    expect(first.body).toEqual(again.body);
    expect(await listed(asker, "questions")).toHaveLength(1);
    const { key, ...shown } = packet;
    expect(first.body).toMatchObject({ question: { packet: shown, stage: "open", isUnread: false } });
    expect((await other.post("/api/scholars/questions", packetOf())).status).toBe(403);
    expect((await visitor(instance).post("/api/scholars/questions", packetOf())).status).toBe(401);
    expect((await scholar.get("/api/scholars")).body).toMatchObject({ isScholar: true, waiting: 1 });
  });

  test("that is empty, too long, without a language or with an unknown source is rejected", async () => {
    await person(instance, { isScholar: true });
    const asker = await person(instance, { isSubscriber: true });
    const bad: Record<string, unknown>[] = [
      { question: "   " },
      { question: "x".repeat(20_000) },
      { question: "a\u0000b" },
      { language: "de" },
      { country: "Egypt" },
      { madhab: "mine" },
      { sources: ["quran:2:300"] },
      { sources: ["hadith:no-such-hadith"] },
      { sources: ["2:229"] },
    ];
    for (const more of bad) {
      const { status } = await asker.post("/api/scholars/questions", { ...packetOf(), ...more });
      expect(status, JSON.stringify(more).slice(0, 60)).toBe(400);
    }
    expect(await listed(asker, "questions")).toEqual([]);
    const other = await person(instance, { isSubscriber: true });
    for (const question of ["a\u001b[31mb", "turned \u202e round", "\u200b \u2800 ?"])
      expect((await other.post("/api/scholars/questions", { ...packetOf(), question })).status).toBe(400);
  });

  test("beyond ten an hour is rejected in the language of the request, also on another process", async () => {
    await person(instance, { isScholar: true });
    const asker = await person(instance, { isSubscriber: true });
    const statuses = await Promise.all(
      Array.from({ length: 100 }, () => asker.post("/api/scholars/questions?language=ur", packetOf())),
    );
    expect(statuses.filter(({ status }) => status === 200)).toHaveLength(10);
    const rejected = statuses.find(({ status }) => status === 429);
    expect(Number(rejected?.headers["retry-after"])).toBeGreaterThan(0);
    expect(rejected?.body).toMatchObject({ error: { message: expect.stringMatching(/(?:سیکنڈ|منٹ) بعد/) } });
    expect(statuses.filter(({ status }) => status === 429)).toHaveLength(90);
  });
});

describe("access", () => {
  test("is limited to the asker and scholars, who do not see who asked", async () => {
    const [scholar, asker, other] = [
      await person(instance, { isScholar: true }),
      await person(instance, { isSubscriber: true }),
      await person(instance, { isSubscriber: true }),
    ];
    const { id } = await sent(asker);
    const inbox = (await listed(scholar, "inbox")).filter((each) => each.id === id);
    expect(inbox).toHaveLength(1);
    expect(JSON.stringify(inbox)).not.toMatch(new RegExp(`${asker.id}|${asker.email}|Maryam`));
    expect(await listed(other, "questions")).toEqual([]);
    expect((await other.get("/api/scholars/inbox")).status).toBe(403);
    expect((await visitor(instance).get("/api/scholars/inbox")).status).toBe(401);
    for (const name of ["read", "erase", "publish", "withhold"])
      expect((await perform(other).asker({ id, act: name })).status, name).toBe(404);
    expect((await perform(other).asker({ id, act: "detail", text: "x" })).status).toBe(404);
    expect((await perform(other).scholar({ id, act: "claim" })).status).toBe(403);
    expect((await perform(other).scholar(answerOf(id))).status).toBe(403);
    const admin = await person(instance);
    await instance.store.members.setRole(admin.id, "admin");
    expect((await admin.get("/api/scholars/inbox")).status).toBe(403);
  });

  test("is limited to one scholar once the question is claimed", async () => {
    const [one, two, asker] = [
      await person(instance, { isScholar: true }),
      await person(instance, { isScholar: true }),
      await person(instance, { isSubscriber: true }),
    ];
    const { id } = await sent(asker);
    expect((await perform(one).scholar({ id, act: "claim" })).body).toMatchObject({
      question: { stage: "claimed", isMine: true },
    });
    expect((await listed(two, "inbox")).some((each) => each.id === id)).toBe(false);
    expect((await perform(two).scholar(answerOf(id))).body).toMatchObject({ error: { code: "taken" } });
    expect((await perform(one).scholar({ id, act: "release" })).status).toBe(200);
    expect((await listed(two, "inbox")).some((each) => each.id === id)).toBe(true);
    expect((await perform(two).scholar(answerOf(id))).body).toMatchObject({ error: { code: "not-held" } });
  });
});

describe("two scholars concurrently", () => {
  test("on two processes claim each question once and answer it once", async () => {
    const asker = await person(instance, { isSubscriber: true });
    const one = await person(instance, { isScholar: true });
    const two = await person(second, { isScholar: true });
    const ids: string[] = [];
    for (let each = 0; each < 10; each++) ids.push((await sent(asker)).id);
    for (const id of ids) {
      const claims = await Promise.all(
        [one, two, one, two].map((scholar) => perform(scholar).scholar({ id, act: "claim" })),
      );
      const won = claims.map(({ status }) => status);
      expect(won.slice(0, 2).toSorted()).toEqual([200, 409]);
      expect(won.slice(2)).toEqual(won.slice(0, 2));
      const answers = await Promise.all(
        [one, two].map((scholar, which) =>
          perform(scholar).scholar(answerOf(id, { text: `answer ${which}` })),
        ),
      );
      expect(answers.map(({ status }) => status)).toEqual(won.slice(0, 2));
    }
    const mine = await listed(asker, "questions");
    expect(mine.filter(({ stage }) => stage === "answered")).toHaveLength(10);
  }, 30_000);
});

describe("an answer", () => {
  test("is rejected with a reference that leads to no text", async () => {
    const [scholar, asker] = [
      await person(instance, { isScholar: true }),
      await person(instance, { isSubscriber: true }),
    ];
    const { id } = await sent(asker);
    await perform(scholar).scholar({ id, act: "claim" });
    for (const reference of ["quran:2:300", "quran:02:229", "hadith:made-up", "bukhari 1"]) {
      const { status, body } = await scholar.post(
        "/api/scholars/inbox/act?language=ar",
        answerOf(id, { citations: ["quran:2:229", reference] }),
      );
      expect([status, body]).toMatchObject([
        400,
        { error: { code: "unknown-reference", message: expect.stringContaining(reference) } },
      ]);
    }
    expect((await perform(scholar).scholar(answerOf(id, { citations: [] }))).status).toBe(400);
    expect((await perform(scholar).scholar(answerOf(id))).status).toBe(200);
    expect((await perform(scholar).scholar(answerOf(id))).status).toBe(200);
    const [seen] = await listed(asker, "questions");
    expect(seen).toMatchObject({
      stage: "answered",
      isUnread: true,
      answer: { citations: ["quran:2:229", "quran:65:1"], scholarName: "Maryam" },
    });
    expect((await asker.get("/api/scholars")).body).toMatchObject({ asked: 1, unread: 1 });
    await perform(asker).asker({ id, act: "read" });
    expect((await asker.get("/api/scholars")).body).toMatchObject({ asked: 1, unread: 0 });
  });

  test("is announced once by an email without the question, also after a crash before it was sent", async () => {
    const [scholar, asker] = [
      await person(instance, { isScholar: true }),
      await person(instance, { isSubscriber: true }),
    ];
    const { id } = await sent(asker);
    await perform(scholar).scholar({ id, act: "claim" });
    await perform(scholar).scholar({ id, act: "return", text: "متى كان ذلك؟" });
    await perform(asker).asker({ id, act: "read" });
    await perform(asker).asker({ id, act: "detail", text: "أمس." });
    await perform(scholar).scholar(answerOf(id));
    await instance.scholars.close();
    const mine = () => instance.emails.filter(({ to }) => to === asker.email);
    expect(mine().map(({ subject }) => subject)).toEqual(["يطلب منك عالم مزيدًا من التفصيل", "أجابك عالم"]);
    expect(JSON.stringify(mine())).not.toMatch(/طلقت|دار الإفتاء|أمس/);
    await queryDatabase(
      place,
      "update scholar_questions set letter = 'answered', letter_at = $1 where id = $2",
      [noon - 1, id],
    );
    const taken = await instance.store.scholars.claimScholarEmails(noon, 9);
    expect(taken).toMatchObject([{ to: asker.email, event: "answered" }]);
    expect(await second.store.scholars.claimScholarEmails(noon, 9)).toEqual([]);
    const later = await second.store.scholars.claimScholarEmails(noon + day, 9);
    expect(later).toMatchObject([{ to: asker.email }]);
    await Promise.all(later.map(second.store.scholars.markScholarEmailSent));
    expect(await second.store.scholars.claimScholarEmails(noon + 2 * day, 9)).toEqual([]);
  });

  test("is published in the offered wording once the asker consents, until the consent is withdrawn", async () => {
    const [scholar, asker] = [
      await person(instance, { isScholar: true }),
      await person(instance, { isSubscriber: true }),
    ];
    const { id } = await sent(asker, { language: "id", question: "Nama suami saya Budi. Sahkah?" });
    const wording = { question: "Sahkah talak saat marah?", answer: "Tergantung keadaannya." };
    await answered(scholar, id, { wording });
    const published = async () => (await visitor(instance).get("/api/scholars/published?language=id")).body;
    expect(await published()).toEqual({ answers: [] });
    expect((await perform(asker).asker({ id, act: "publish" })).status).toBe(200);
    expect((await perform(asker).asker({ id, act: "publish" })).status).toBe(200);
    expect(await published()).toMatchObject({ answers: [{ ...wording, scholarName: "Maryam" }] });
    expect(JSON.stringify(await published())).not.toMatch(new RegExp(`Budi|${id}|${asker.id}`));
    expect((await visitor(instance).get("/api/scholars/published?language=fr")).body).toEqual({
      answers: [],
    });
    await perform(asker).asker({ id, act: "withhold" });
    expect(await published()).toEqual({ answers: [] });
    const { id: stored } = await sent(asker);
    await answered(scholar, stored);
    expect((await perform(asker).asker({ id: stored, act: "publish" })).status).toBe(409);
  });
});

describe("stored data", () => {
  test("is deleted twelve months after the answer; the published answer stays without a link to anybody", async () => {
    const [scholar, asker] = [
      await person(instance, { isScholar: true }),
      await person(instance, { isSubscriber: true }),
    ];
    const { id } = await sent(asker, { language: "tr" });
    now = noon + 30 * day;
    await answered(scholar, id, { wording: { question: "Soru?", answer: "Cevap." } });
    await perform(asker).asker({ id, act: "publish" });
    const end = Date.UTC(2027, 11, 21, 12);
    now = end - 1;
    expect(await listed(asker, "questions")).toHaveLength(1);
    now = end;
    expect((await perform(asker).asker({ id, act: "read" })).status).toBe(404);
    await instance.store.purge(new Date(end - 1));
    expect(await queryDatabase(place, "select 1 from scholar_questions where id = $1", [id])).toHaveLength(1);
    await instance.store.purge(new Date(end));
    expect(await queryDatabase(place, "select 1 from scholar_questions where id = $1", [id])).toEqual([]);
    const left = await queryDatabase(place, "select * from published_answers where language = 'tr'");
    expect(left).toMatchObject([{ question: "Soru?", question_id: null }]);
  });

  test("is deleted on request of the asker at any stage, with the published answer", async () => {
    const [scholar, asker] = [
      await person(instance, { isScholar: true }),
      await person(instance, { isSubscriber: true }),
    ];
    const { id } = await sent(asker, { language: "fr" });
    await answered(scholar, id, { wording: { question: "Question ?", answer: "Réponse." } });
    await perform(asker).asker({ id, act: "publish" });
    expect((await perform(asker).asker({ id, act: "erase" })).body).toEqual({ question: null });
    expect((await visitor(instance).get("/api/scholars/published?language=fr")).body).toEqual({
      answers: [],
    });
    expect((await listed(scholar, "inbox")).some((each) => each.id === id)).toBe(false);
    const { id: open } = await sent(asker);
    expect((await perform(asker).asker({ id: open, act: "erase" })).status).toBe(200);
    expect((await perform(scholar).scholar({ id: open, act: "claim" })).status).toBe(404);
    expect(await listed(asker, "questions")).toEqual([]);
  });

  test("is exported, and deleted with the account; an answer stays without its scholar's name", async () => {
    const [scholar, holder, asker, friend] = [
      await person(instance, { isScholar: true }),
      await person(instance, { isScholar: true }),
      await person(instance, { isSubscriber: true }),
      await person(instance, { isSubscriber: true }),
    ];
    const wording = { question: "A question?", answer: "An answer." };
    const { id } = await sent(asker, { language: "en" });
    await answered(scholar, id, { wording });
    await perform(asker).asker({ id, act: "publish" });
    const { id: other } = await sent(friend, { language: "en" });
    await answered(scholar, other, { wording });
    await perform(friend).asker({ id: other, act: "publish" });
    const { id: held } = await sent(friend);
    await perform(holder).scholar({ id: held, act: "claim" });
    const exported = await asker.get("/api/accounts/export");
    expect(exported.body).toMatchObject({
      scholarQuestions: [{ packet: { country: "EG" }, answer: { scholarName: "Maryam" } }],
    });
    expect(exported.text).not.toContain(scholar.id);

    expect((await asker.post("/api/accounts/delete", { password })).status).toBe(200);
    for (const who of [scholar, holder])
      expect((await who.post("/api/accounts/delete", { password })).status).toBe(200);
    for (const table of ["scholar_questions", "published_answers"]) {
      const rows = JSON.stringify(await queryDatabase(place, `select * from ${table}`));
      for (const gone of [asker.id, scholar.id, holder.id, id]) expect(rows, table).not.toContain(gone);
    }
    const left = await listed(friend, "questions");
    expect(left.find((each) => each.id === other)?.answer).toMatchObject({ scholarName: "" });
    expect(left.find((each) => each.id === held)).toMatchObject({ stage: "open" });
    expect((await visitor(instance).get("/api/scholars/published?language=en")).body).toMatchObject({
      answers: [{ ...wording, scholarName: "" }],
    });
  });
});
