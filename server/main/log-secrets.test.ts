import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readServiceSettings } from "#server/config/service-environment.ts";
import { createServices } from "#server/services/services.ts";
import { queryDatabase } from "#server/store/temporary-place.ts";
import { emptySite } from "./bare-site.testing.ts";
import { createWebServer } from "./web-server.ts";

const written: string[] = [];
const logStream = { write: (line: string) => void written.push(line) };
const secrets = {
  password: "four calm green olives",
  wrongPassword: "five loud red lemons",
  stripeKey: "sk_test_4eC39HqLyjWDarjtT1zdp7dc",
  webhookSecret: "whsec_5f8a1c2b3d4e5f60",
  question: "my husband and the debt of my brother",
  email: "maryam.private@example.org",
  resetToken: "reset-token-that-nobody-may-read",
  note: "a note about my illness",
};

let remove: () => Promise<void>;
let data: string;
let server: Awaited<ReturnType<typeof createWebServer>>;
let services: ReturnType<typeof createServices>;

beforeAll(async () => {
  const bare = await emptySite();
  ({ remove, data } = bare);
  const log = pino({ level: "debug" }, logStream);
  const settings = readServiceSettings(
    {
      DATA_DIR: data,
      STRIPE_SECRET_KEY: secrets.stripeKey,
      STRIPE_WEBHOOK_SECRET: secrets.webhookSecret,
      STRIPE_API_URL: "http://127.0.0.1:9",
    },
    log,
  );
  services = createServices(settings);
  server = await createWebServer({
    site: bare.site,
    origin: settings.publicUrl,
    logLevel: "debug",
    logStream,
    services,
    trustedProxies: false,
  });
  await services.open();
});

afterAll(async () => {
  await server.close();
  await services.close();
  await remove();
});

function post(url: string, payload: unknown, cookie = "") {
  const headers = { origin: "http://localhost:3000", ...(cookie && { cookie }) };
  return server.inject({ method: "POST", url, headers, payload: payload as object });
}

test("at the debug level no password, cookie, token, key, address, question or note is in the log", async () => {
  const { password, email, question, resetToken, note } = secrets;
  const signedUp = await post("/api/accounts/sign-up", { name: "Maryam", email, password });
  expect(signedUp.statusCode).toBe(200);
  const cookies = signedUp.cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`);
  const session = cookies.join("; ");
  await post("/api/accounts/sign-in", { email, password: secrets.wrongPassword });
  await post("/api/accounts/sign-up", { name: "Maryam", email, password });
  await post("/api/accounts/reset-password", { token: resetToken, password });
  await post("/api/accounts/change-password", { current: secrets.wrongPassword, next: password }, session);
  await post("/api/assistant/sources", { question });
  await server.inject(`/api/assistant/sources?question=${encodeURIComponent(question)}`);
  await server.inject(`/api/quran/search?q=${encodeURIComponent(question)}`);
  await server.inject(`/?reset=${resetToken}`);
  await post("/api/payments/stripe", { id: "evt_1" });
  const gift = {
    key: "0123456789abcdef",
    project: "general",
    amount: "10",
    name: "Maryam",
    email,
    intention: "sadaqah",
    isMonthly: false,
    coversFee: false,
    inNameOf: "",
    showsName: false,
  };
  await post("/api/donations", gift);
  const stamp = "00000000000100000000000000000d0a";
  const operations = [{ kind: "note", key: "2:255", slot: "", stamp, body: note }];
  await post("/api/sync", { cursor: 0, operations }, session);

  // The database fails during a call with an error that contains the values.
  await queryDatabase(
    { dataDirectory: data, log: pino({ level: "silent" }) },
    "alter table memories add constraint no_notes check (kind <> 'note') not valid",
  );
  const failed = await post(
    "/api/sync",
    { cursor: 0, operations: operations.map((one) => ({ ...one, key: "2:256" })) },
    session,
  );
  expect(failed.statusCode).toBe(500);

  const log = written.join("");
  expect(log).toContain("a call about a person failed");
  const values = cookies.map((cookie) => cookie.slice(cookie.indexOf("=") + 1));
  for (const secret of [...Object.values(secrets), ...values]) {
    expect(log).not.toContain(secret);
    expect(log).not.toContain(encodeURIComponent(secret));
  }
});
