import { once } from "node:events";
import { createServer as createTcpServer, type Socket } from "node:net";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { readModelSettings } from "#server/config/model-environment.ts";
import { readPeopleSettings } from "#server/config/people-environment.ts";
import { type ModelStandIn, modelStandIn } from "#server/services/model/model-stand-in.testing.ts";
import { pushReceiver, pushService } from "#server/services/push/sealed-push.testing.ts";
import { youtubeVideoFigures } from "#server/services/video-figures.ts";
import { ask } from "#server/store/temporary-place.ts";
import { bareSite } from "./bare-site.testing.ts";
import { people } from "./people.ts";
import { createWebServer } from "./web-server.ts";

const written: string[] = [];
const logStream = { write: (line: string) => void written.push(line) };
const log = pino({ level: "debug" }, logStream);
const secrets = {
  modelKey: "sk-model-7Yt5Qw9ZpLm3",
  mailPassword: "green-letters-of-the-house",
  databasePassword: "quiet-database-of-the-house",
  youtubeKey: "AIzaSyB-youtube-key-of-the-house",
  pushMark: "device-of-maryam-0a1b2c3d",
  question: "may I stay with him after what he did",
  detail: "it was the third time",
  answer: "go to the house of your mother first",
  asked: "what does the Quran say about patience, for Huda my sister has left us",
  email: "maryam.private@example.org",
};
const password = "four calm green olives";

/** A mail host that takes nobody's password, and says aloud what it was given. */
async function refusingMailHost() {
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

let bare: Awaited<ReturnType<typeof bareSite>>;
let server: Awaited<ReturnType<typeof createWebServer>>;
let members: ReturnType<typeof people>;
let model: ModelStandIn;
let mailHost: Awaited<ReturnType<typeof refusingMailHost>>;
let pushHost: Awaited<ReturnType<typeof pushService>>;
const figuresAsked: string[] = [];
let hours = 0;

/** The video host: it refuses, then cannot be reached, and repeats in both what it was asked. */
const refuseFigures: typeof fetch = async (address) => {
  figuresAsked.push(String(address));
  if (figuresAsked.length > 1) throw new TypeError(`fetch failed: ${address}`);
  return new Response(`no: ${address}`, { status: 403 });
};

beforeAll(async () => {
  [bare, model, mailHost, pushHost] = await Promise.all([
    bareSite(),
    modelStandIn(),
    refusingMailHost(),
    pushService(() => 500),
  ]);
  const settings = readPeopleSettings(
    {
      DATA_DIR: bare.data,
      SMTP_URL: `smtp://riwaq:${secrets.mailPassword}@127.0.0.1:${mailHost.port}`,
      MAIL_FROM: "house@example.org",
      PUSH_ORIGINS: pushHost.origin,
    },
    log,
  );
  members = people(settings);
  server = await createWebServer({
    site: bare.site,
    origin: settings.publicUrl,
    logLevel: "debug",
    logStream,
    people: members,
    trustedProxies: false,
    model: readModelSettings({
      MODEL_URL: model.url,
      MODEL_NAME: "a-model",
      MODEL_KEY: secrets.modelKey,
      MODEL_FOR: "everyone",
    }),
    videos: {
      source: youtubeVideoFigures(secrets.youtubeKey, () => hours * 3_600_000, refuseFigures),
      showsPictures: false,
    },
  });
  await members.open();
}, 60_000);

afterAll(async () => {
  await server.close();
  await members.close();
  await Promise.all([model.close(), mailHost.close(), pushHost.close(), bare.remove()]);
});

const post = (url: string, payload: object, cookie = "") =>
  server.inject({ method: "POST", url, headers: { origin: "http://localhost:3000", cookie }, payload });

/** Fails when a secret stands in the log as it is, in an address, or as mail and the like carry it. */
function expectNoSecret(said = written.join("")): void {
  for (const [name, secret] of Object.entries(secrets)) {
    expect(said, name).not.toContain(secret);
    expect(said, name).not.toContain(encodeURIComponent(secret));
    expect(said, name).not.toContain(Buffer.from(`\0riwaq\0${secret}`).toString("base64"));
  }
}

/** Somebody signed in; their address is taken for confirmed, for no letter leaves here. */
async function member(email: string): Promise<{ id: string; cookie: string }> {
  await post("/api/accounts/sign-up", { name: "Maryam", email, password });
  await members.accounts.settled();
  const place = { dataDirectory: bare.data, log };
  await ask(place, "update members set email_verified = true where email = $1", [email]);
  const signedIn = await post("/api/accounts/sign-in", { email, password });
  expect(signedIn.statusCode).toBe(200);
  const cookie = signedIn.cookies.map((set) => `${set.name}=${encodeURIComponent(set.value)}`).join("; ");
  return { id: (await members.store.members.findByEmail(email))?.id ?? "", cookie };
}

test("a mail host that refuses leaves neither its password nor the address in the log", async () => {
  await post("/api/accounts/sign-up", { name: "Maryam", email: secrets.email, password });
  await post("/api/accounts/ask-for-reset", { email: secrets.email });
  await vi.waitFor(() => expect(written.join("")).toContain("a letter failed"), 10_000);
  const given = Buffer.from(`\0riwaq\0${secrets.mailPassword}`).toString("base64");
  expect(mailHost.upstreamCalls.join("\n")).toContain(given);
  expectNoSecret();
});

test("a model that fails, or refuses the key, leaves neither its key nor the question in the log", async () => {
  for (const status of [500, 401]) {
    model.behave({ does: "refuses", status });
    const refused = await post("/api/assistant/answer", { question: secrets.asked, before: ["patience"] });
    expect(refused.statusCode).toBe(503);
  }
  expect(model.requests.map(({ authorization }) => authorization)).toContain(`Bearer ${secrets.modelKey}`);
  expect(model.requests.at(-1)?.body).toContain(secrets.asked);
  expect(written.join("")).toContain("the model gave no answer");
  expectNoSecret();
});

test("a video host that refuses leaves no key in the log", async () => {
  for (const at of [0, 7]) {
    hours = at;
    expect((await server.inject("/api/video-figures")).statusCode).toBe(200);
  }
  expect(figuresAsked).toHaveLength(2);
  for (const asked of figuresAsked) expect(asked).toContain(secrets.youtubeKey);
  expectNoSecret();
});

test("a push service that refuses, and one that may not be sent to, leave no device in the log", async () => {
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
  await ask({ dataDirectory: bare.data, log }, "alter table push_plans rename to push_plans_away");
  const failed = await renew(`${pushHost.origin}/${secrets.pushMark}`, Date.now() + 60_000);
  expect(failed.statusCode).toBe(500);
  expect(written.join("")).toContain("a call about a person failed");
  await ask({ dataDirectory: bare.data, log }, "alter table push_plans_away rename to push_plans");
  expectNoSecret();
});

test("a question to scholars, its detail and its answer are not in the log, also when none can be kept", async () => {
  const [asker, scholar] = [await member("asker@example.org"), await member("scholar@example.org")];
  await members.store.members.setRole(scholar.id, "scholar");
  const grant = { source: "grant", reference: "operator", status: "active", endsAt: null } as const;
  await members.store.entitlements.put(asker.id, grant);
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
  await ask(
    { dataDirectory: bare.data, log },
    "alter table scholar_questions add constraint none_more check (stage = 'open') not valid",
  );
  const before = written.length;
  expect((await act(scholar, "inbox", answer)).statusCode).toBe(500);
  await ask(
    { dataDirectory: bare.data, log },
    "alter table scholar_questions add constraint none_at_all check (false) not valid",
  );
  const second = { key: "question-of-maryam-2", ...packet };
  expect((await post("/api/scholars/questions", second, asker.cookie)).statusCode).toBe(500);
  expect(written.slice(before).join("")).toContain("a call about a person failed");
  expectNoSecret();
});

test("a database that cannot be reached, or an address that is none, leaves no password in log or message", async () => {
  const DATABASE_URL = `postgresql://riwaq:${secrets.databasePassword}@127.0.0.1:9/riwaq`;
  const { place, ...others } = readPeopleSettings({ DATA_DIR: bare.data, DATABASE_URL }, log);
  const away = people({ ...others, place: { ...place, timeout: 0 } });
  const said: string[] = [];
  await away.open().catch((error: unknown) => said.push(String(error)));
  await away.close();
  for (const wrong of [DATABASE_URL.replace("postgresql:", "mysql:"), DATABASE_URL.replace("9/", "port/")])
    try {
      readPeopleSettings({ DATA_DIR: bare.data, DATABASE_URL: wrong }, log);
    } catch (error) {
      said.push(String(error));
    }
  expect(said).toHaveLength(3);
  expect(said[0]).toContain("does not answer");
  expectNoSecret(said.join("\n"));
  expectNoSecret();
});
