import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { emptySite } from "#server/main/bare-site.testing.ts";
import { answerSchemas } from "./call-schemas.ts";
import { type FuzzServer, openFuzzServer } from "./fuzz-server.ts";

// A real hash takes a quarter of a second, and thousands of bodies reach it: `password-hash.test.ts` gives it odd text.
vi.mock("#server/services/accounts/password-hash.ts", () => ({
  hashPassword: async (password: string) => `hash of ${password}`,
  isPassword: async (password: string, stored: string) => stored === `hash of ${password}`,
}));

let remove: () => Promise<void>;
let fuzzed: FuzzServer;

beforeAll(async () => {
  const bare = await emptySite();
  remove = bare.remove;
  fuzzed = await openFuzzServer(bare.data, bare.site);
}, 60_000);

afterAll(async () => {
  await fuzzed.close();
  await remove();
});

const stamp = "0".repeat(32);
const operation = { kind: "note", key: "a", slot: "", stamp, body: "b" };
const gift = {
  key: "gift-of-somebody-1",
  project: "orphan-care",
  amount: "25",
  name: "Maryam",
  email: "somebody@example.org",
  intention: "sadaqah",
  isMonthly: false,
  coversFee: false,
  inNameOf: "Bilal",
  showsName: true,
};
const response = {
  id: "a",
  rawId: "a",
  type: "public-key",
  response: { clientDataJSON: "a" },
  clientExtensionResults: {},
};

/** A body for each call that is valid, or valid enough that every field is read. */
const bodies: Readonly<Record<string, Record<string, unknown>>> = {
  "/api/accounts/ask-for-reset": { email: "a@example.org" },
  "/api/accounts/change-password": { current: "six calm green olives", next: "five calm green olives" },
  "/api/accounts/confirm-email": { token: "abc", password: "four calm green olives" },
  "/api/accounts/delete": { password: "wrong and long enough" },
  "/api/accounts/passkeys/add": { name: "phone", response },
  "/api/accounts/passkeys/challenge": {},
  "/api/accounts/sessions/end": { id: "abc" },
  "/api/accounts/sessions/end-others": {},
  "/api/accounts/passkeys/remove": { id: "abc" },
  "/api/accounts/passkeys/sign-in": { response },
  "/api/accounts/passkeys/sign-in-challenge": {},
  "/api/accounts/reset-password": { token: "abc", password: "four calm green olives" },
  "/api/accounts/sign-in": { email: "a@example.org", password: "four calm green olives" },
  "/api/accounts/sign-up": { name: "Maryam", email: "new@example.org", password: "four calm green olives" },
  "/api/admin/gifts/act": { receipt: "0".repeat(32), act: "refund", amount: "25" },
  "/api/admin/members/act": { id: "abc", act: "delete", email: "a@example.org" },
  "/api/admin/projects/act": { id: "orphan-care", act: "update", texts: { en: "words" } },
  "/api/admin/reports/close": { id: "abc", answer: "words" },
  "/api/assistant/answer": { question: "patience", model: true },
  "/api/assistant/sources": { question: "patience" },
  "/api/donations": gift,
  "/api/donations/receipts/*/end": { email: "a@example.org" },
  "/api/payments/stripe": { id: "evt_1", type: "charge.refunded", data: { object: {} } },
  "/api/premium/subscribe": { plan: "monthly", key: "plan-of-somebody-1" },
  "/api/push/forget": { id: "a".repeat(32) },
  "/api/push/renew": {
    subscription: {
      endpoint: "https://fcm.googleapis.com/a",
      keys: { p256dh: "a".repeat(87), auth: "a".repeat(22) },
    },
    notices: [],
  },
  "/api/quotes/check": { text: "قال تعالى: «كلام»" },
  "/api/quotes/match": { quote: "كلام" },
  "/api/scholars/inbox/act": { id: "a".repeat(20), act: "return", text: "more" },
  "/api/scholars/questions": {
    key: "question-of-somebody",
    question: "May I?",
    language: "en",
    country: "",
    madhab: "",
    sources: [],
  },
  "/api/scholars/questions/act": { id: "a".repeat(20), act: "detail", text: "more" },
  "/api/sync": { cursor: 0, operations: [operation] },
  "/api/text-reports": {
    key: "report-of-somebody",
    text: "hadith/nawawi-1",
    kind: "source",
    words: "another number",
    email: "a@example.org",
    language: "en",
  },
};

let calls = 0;

/** The statuses for a subscriber and a scholar, or for an administrator where only they are answered; each request from another network address. */
async function statusesOf(path: string, payload: string): Promise<number[]> {
  calls += 1;
  const remoteAddress = `10.${calls >> 16}.${(calls >> 8) & 255}.${calls & 255}`;
  const url = path.replace("*", fuzzed.receipt);
  const statuses: number[] = [];
  const ofAdmin = path.startsWith("/api/admin/");
  for (const cookie of ofAdmin ? fuzzed.sessions.slice(2) : fuzzed.sessions.slice(0, 2)) {
    await fuzzed.forgive(path);
    const headers = {
      origin: fuzzed.origin,
      cookie,
      "content-type": "application/json",
      "stripe-signature": "t=1,v1=a",
    };
    statuses.push(
      (await fuzzed.server.inject({ method: "POST", url, headers, payload, remoteAddress })).statusCode,
    );
  }
  return statuses;
}

const worstOf = async (path: string, payload: string) => Math.max(...(await statusesOf(path, payload)));

/** The body with the text appended to every string in it, one at a time. */
function withText(body: unknown, text: string): unknown[] {
  if (typeof body === "string") return [body + text];
  if (Array.isArray(body))
    return body.flatMap((one, at) => withText(one, text).map((odd) => body.with(at, odd)));
  if (typeof body !== "object" || body === null) return [];
  return Object.entries(body).flatMap(([name, one]) =>
    withText(one, text).map((odd) => ({ ...body, [name]: odd })),
  );
}

/** Calls that end the session come last. */
const ending = ["/api/accounts/sign-out", "/api/accounts/sign-out-everywhere", "/api/accounts/delete"];
const paths = [...Object.keys(answerSchemas).filter((path) => !ending.includes(path)), ...ending];

test("the bodies are valid before they are changed", async () => {
  for (const path of ["/api/sync", "/api/donations", "/api/scholars/questions"])
    expect(await statusesOf(path, JSON.stringify(bodies[path])), path).toContain(200);
});

test.each(paths)(
  "%s answers text that no database holds, and lone halves of characters, without failing",
  async (path) => {
    const odd = ["\u0000", "\ud800"];
    for (const text of odd)
      for (const body of withText(bodies[path] ?? {}, text)) {
        const payload = JSON.stringify(body);
        expect(await worstOf(path, payload), payload).toBeLessThan(500);
      }
    for (const name of odd) {
      const payload = JSON.stringify({ ...bodies[path], [name]: 1 });
      expect(await worstOf(path, payload), payload).toBeLessThan(500);
    }
  },
);

const nested = (depth: number, open: string, close: string) => `${open.repeat(depth)}1${close.repeat(depth)}`;

test("slots of one request that a database would treat as equal are rejected", async () => {
  for (const field of ["kind", "key", "slot"]) {
    const operations = ["\ud800", "\ud801"].map((text) => ({ ...operation, [field]: text }));
    expect(await worstOf("/api/sync", JSON.stringify({ cursor: 0, operations })), field).toBe(400);
  }
});

test.each(paths)(
  "%s refuses a body that is nested 8,000 deep, wherever in it",
  async (path) => {
    for (const depth of [200, 8000, 100_000])
      for (const deep of [nested(depth, "[", "]"), nested(depth, '{"a":', "}")]) {
        expect([400, 401, 413, 429]).toContain(await worstOf(path, deep));
        // One parser reads every place of a body, so that one depth is enough inside.
        for (const body of depth === 8000 ? withText(bodies[path] ?? {}, "here it is") : []) {
          const text = JSON.stringify(body);
          const payload = text.replace(/"[^"]*here it is"/, deep);
          expect(await worstOf(path, payload), `${depth} ${text}`).toBeLessThan(500);
        }
      }
  },
  120_000,
);
