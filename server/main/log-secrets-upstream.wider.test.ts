import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createServer as createTcpServer, type Socket } from "node:net";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { readModelSettings } from "#server/config/model-environment.ts";
import { readServiceSettings } from "#server/config/service-environment.ts";
import { type ModelStandIn, modelStandIn } from "#server/services/model/model-stand-in.testing.ts";
import { pushReceiver, pushService } from "#server/services/push/sealed-push.testing.ts";
import { createServices } from "#server/services/services.ts";
import { youtubeVideoFigures } from "#server/services/video-figures.ts";
import { queryDatabase } from "#server/store/temporary-place.ts";
import { emptySite } from "./bare-site.testing.ts";
import { createWebServer } from "./web-server.ts";

const written: string[] = [];
const logStream = { write: (line: string) => void written.push(line) };
const log = pino({ level: "debug" }, logStream);
const secrets = {
  modelKey: "sk-model-7Yt5Qw9ZpLm3",
  mailPassword: "green-letters-of-the-server",
  databasePassword: "quiet-database-of-the-server",
  youtubeKey: "AIzaSyB-youtube-key-of-the-server",
  pushMark: "device-of-maryam-0a1b2c3d",
  question: "may I stay with him after what he did",
  detail: "it was the third time",
  answer: "stay with your mother first",
  asked: "what does the Quran say about patience, for Huda my sister has left us",
  email: "maryam.private@example.org",
};
const password = "four calm green olives";

/** A mail host that rejects every password and repeats it in its answer. */
async function rejectingMailHost() {
  const upstreamCalls: string[] = [];
  const sockets = new Set<Socket>();
  const host = createTcpServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => undefined);
    socket.write("220 mail.example ESMTP\r\n");
    socket.on("data", (data) => {
      const line = String(data).trim();
      upstreamCalls.push(line);
      if (/^(?:EHLO|HELO)/i.test(line)) socket.write("250-mail.example\r\n250 AUTH PLAIN\r\n");
      else socket.write(`535 5.7.8 not with ${line}\r\n`);
    });
  });
  host.listen(0, "127.0.0.1");
  await once(host, "listening");
  const { port } = host.address() as { port: number };
  return {
    upstreamCalls,
    port,
    async close() {
      for (const socket of sockets) socket.destroy();
      host.close();
      await once(host, "close");
    },
  };
}

let bare: Awaited<ReturnType<typeof emptySite>>;
let server: Awaited<ReturnType<typeof createWebServer>>;
let services: ReturnType<typeof createServices>;
let model: ModelStandIn;
let mailHost: Awaited<ReturnType<typeof rejectingMailHost>>;
let pushHost: Awaited<ReturnType<typeof pushService>>;
const figureRequests: string[] = [];
let hours = 0;

/** The video host: it answers 403, then cannot be reached, and repeats the request in both. */
const rejectFigures: typeof fetch = async (address) => {
  figureRequests.push(String(address));
  if (figureRequests.length > 1) throw new TypeError(`fetch failed: ${address}`);
  return new Response(`no: ${address}`, { status: 403 });
};

beforeAll(async () => {
  [bare, model, mailHost, pushHost] = await Promise.all([
    emptySite(),
    modelStandIn(),
    rejectingMailHost(),
    pushService(() => 500),
  ]);
  const settings = readServiceSettings(
    {
      DATA_DIR: bare.data,
      SMTP_URL: `smtp://riwaq:${secrets.mailPassword}@127.0.0.1:${mailHost.port}`,
      MAIL_FROM: "server@example.org",
      PUSH_ORIGINS: pushHost.origin,
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
    model: readModelSettings({
      MODEL_URL: model.url,
      MODEL_NAME: "a-model",
      MODEL_KEY: secrets.modelKey,
      MODEL_FOR: "everyone",
    }),
    videos: {
      source: youtubeVideoFigures(secrets.youtubeKey, () => hours * 3_600_000, rejectFigures),
      showsPictures: false,
    },
  });
  await services.open();
}, 60_000);

afterAll(async () => {
  await server.close();
  await services.close();
  await Promise.all([model.close(), mailHost.close(), pushHost.close(), bare.remove()]);
});

const post = (url: string, payload: object, cookie = "") =>
  server.inject({ method: "POST", url, headers: { origin: "http://localhost:3000", cookie }, payload });

/** Fails when the log contains a secret: plain, URL-encoded or in base64. */
function expectNoSecret(text = written.join("")): void {
  for (const [name, secret] of Object.entries(secrets)) {
    expect(text, name).not.toContain(secret);
    expect(text, name).not.toContain(encodeURIComponent(secret));
    expect(text, name).not.toContain(Buffer.from(`\0riwaq\0${secret}`).toString("base64"));
  }
}

/** A signed-in member; the sign-up is confirmed in the store, because no email arrives. */
async function member(email: string): Promise<{ id: string; cookie: string }> {
  await post("/api/accounts/sign-up", { name: "Maryam", email, password });
  await services.accounts.settled();
  const id = randomUUID();
  const { signUps } = services.store;
  const [signUp] = await signUps.list(email, new Date());
  expect(await signUps.complete(signUp?.tokenHash ?? "", id, new Date())).toBe(true);
  const signedIn = await post("/api/accounts/sign-in", { email, password });
  expect(signedIn.statusCode).toBe(200);
  const cookie = signedIn.cookies.map((set) => `${set.name}=${encodeURIComponent(set.value)}`).join("; ");
  return { id, cookie };
}

test("a mail host that rejects the login leaves neither its password nor the address in the log", async () => {
  await post("/api/accounts/sign-up", { name: "Maryam", email: secrets.email, password });
  await post("/api/accounts/ask-for-reset", { email: secrets.email });
  await vi.waitFor(() => expect(written.join("")).toContain("an email failed"), 10_000);
  const login = Buffer.from(`\0riwaq\0${secrets.mailPassword}`).toString("base64");
  expect(mailHost.upstreamCalls.join("\n")).toContain(login);
  expectNoSecret();
});

test("a model that fails or rejects the key leaves neither its key nor the question in the log", async () => {
  for (const status of [500, 401]) {
    model.setBehaviour({ does: "refuses", status });
    const rejected = await post("/api/assistant/answer", {
      question: secrets.asked,
      previous: ["patience"],
      model: true,
    });
    expect(rejected.statusCode).toBe(503);
  }
  expect(model.requests.map(({ authorization }) => authorization)).toContain(`Bearer ${secrets.modelKey}`);
  expect(model.requests.at(-1)?.body).toContain(secrets.asked);
  expect(written.join("")).toContain("the model gave no answer");
  expectNoSecret();
});

test("a video host that fails leaves no key in the log", async () => {
  for (const at of [0, 7]) {
    hours = at;
    expect((await server.inject("/api/video-figures")).statusCode).toBe(200);
  }
  expect(figureRequests).toHaveLength(2);
  for (const asked of figureRequests) expect(asked).toContain(secrets.youtubeKey);
  expectNoSecret();
});

test("a push service that fails, and one that is not allowed, leave no endpoint in the log", async () => {
  const { p256dh, auth } = pushReceiver();
  const renew = (endpoint: string, at: number) =>
    post("/api/push/renew", {
      subscription: { endpoint, keys: { p256dh, auth } },
      notices: [{ at, prayer: "asr" }],
    });
  const soon = Date.now() + 1000;
  expect((await renew(`https://elsewhere.example/${secrets.pushMark}`, soon)).statusCode).toBe(400);
  expect((await renew(`${pushHost.origin}/${secrets.pushMark}`, soon)).statusCode).toBe(200);
  await vi.waitFor(() => expect(pushHost.received.length).toBeGreaterThan(0), 20_000);
  expect(pushHost.received[0]?.path).toContain(secrets.pushMark);
  await queryDatabase({ dataDirectory: bare.data, log }, "alter table push_plans rename to push_plans_away");
  const failed = await renew(`${pushHost.origin}/${secrets.pushMark}`, Date.now() + 60_000);
  expect(failed.statusCode).toBe(500);
  expect(written.join("")).toContain("a call about a person failed");
  await queryDatabase({ dataDirectory: bare.data, log }, "alter table push_plans_away rename to push_plans");
  expectNoSecret();
});

test("a question to scholars, its detail and its answer are not in the log, also when they cannot be stored", async () => {
  const [asker, scholar] = [await member("asker@example.org"), await member("scholar@example.org")];
  await services.store.members.setRole(scholar.id, "scholar");
  const grant = { source: "grant", reference: "operator", status: "active", endsAt: null } as const;
  await services.store.entitlements.put(asker.id, grant);
  const packet = { question: secrets.question, language: "en", country: "", madhab: "", sources: [] };
  const sent = await post(
    "/api/scholars/questions",
    { key: "question-of-maryam-1", ...packet },
    asker.cookie,
  );
  expect(sent.statusCode).toBe(200);
  const { id } = sent.json<{ question: { id: string } }>().question;
  const act = (who: typeof asker, path: string, what: object) =>
    post(`/api/scholars/${path}/act`, { id, ...what }, who.cookie);
  const answer = { act: "answer", text: secrets.answer, citations: ["quran:2:229"], wording: null };
  expect((await act(asker, "questions", { act: "detail", text: secrets.detail })).statusCode).toBe(409);
  expect((await act(scholar, "inbox", { act: "claim" })).statusCode).toBe(200);
  await queryDatabase(
    { dataDirectory: bare.data, log },
    "alter table scholar_questions add constraint none_more check (stage = 'open') not valid",
  );
  const before = written.length;
  expect((await act(scholar, "inbox", answer)).statusCode).toBe(500);
  await queryDatabase(
    { dataDirectory: bare.data, log },
    "alter table scholar_questions add constraint none_at_all check (false) not valid",
  );
  const second = { key: "question-of-maryam-2", ...packet };
  expect((await post("/api/scholars/questions", second, asker.cookie)).statusCode).toBe(500);
  expect(written.slice(before).join("")).toContain("a call about a person failed");
  expectNoSecret();
});

test("a database that cannot be reached, or an invalid address, leaves no password in log or message", async () => {
  const DATABASE_URL = `postgresql://riwaq:${secrets.databasePassword}@127.0.0.1:9/riwaq`;
  const { place, ...others } = readServiceSettings({ DATA_DIR: bare.data, DATABASE_URL }, log);
  const away = createServices({ ...others, place: { ...place, timeout: 0 } });
  const messages: string[] = [];
  await away.open().catch((error: unknown) => messages.push(String(error)));
  await away.close();
  for (const wrong of [DATABASE_URL.replace("postgresql:", "mysql:"), DATABASE_URL.replace("9/", "port/")])
    try {
      readServiceSettings({ DATA_DIR: bare.data, DATABASE_URL: wrong }, log);
    } catch (error) {
      messages.push(String(error));
    }
  expect(messages).toHaveLength(3);
  expect(messages[0]).toContain("does not answer");
  expectNoSecret(messages.join("\n"));
  expectNoSecret();
});
