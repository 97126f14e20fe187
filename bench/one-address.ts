import { setTimeout as pause } from "node:timers/promises";
import { giftOf } from "#server/http/routes/giving.testing.ts";
import type { Figure } from "#tests/support/figure.ts";
import { startSeparateServer } from "./load.ts";
import { type MailSink, mailSink } from "./mail-sink.ts";

const members = 300;
/** Everybody in the mosque has this one. */
const address = "203.0.113.7";
const password = "a long walk to the well at dawn";
/** Milliseconds after which a person gives up on the email. */
const longestWait = 120_000;
/** Seconds of a quarter of an hour. */
const quarter = 900;

type Counts = { done: number; refused: number; failed: number; askedAgain: number };

/** A person who signs up, confirms the address by the link in the email, signs in and gives; asks again after a 503. */
async function joinAndGive(origin: string, sink: MailSink, index: number, counts: Counts): Promise<boolean> {
  const email = `member-${index}@example.org`;
  let cookie = "";

  async function post(path: string, body: unknown): Promise<boolean> {
    for (;;) {
      const answer = await fetch(origin + path, {
        method: "POST",
        headers: { origin, cookie, "content-type": "application/json", "x-forwarded-for": address },
        body: JSON.stringify(body),
      });
      await answer.arrayBuffer();
      if (answer.status === 503) {
        counts.askedAgain += 1;
        await pause(1000 * Number(answer.headers.get("retry-after") ?? 1) + Math.random() * 2000);
        continue;
      }
      const cookies = answer.headers.getSetCookie().map((line) => line.split(";")[0] ?? "");
      if (cookies.length > 0) cookie = cookies.join("; ");
      if (answer.status === 429) counts.refused += 1;
      else if (!answer.ok) counts.failed += 1;
      return answer.ok;
    }
  }

  async function tokenFromLetter(): Promise<string> {
    const until = performance.now() + longestWait;
    for (;;) {
      const letter = sink.letters.find(({ to, text }) => to === email && text.includes("confirm="));
      if (letter || performance.now() > until) return /confirm=([^\s&]+)/.exec(letter?.text ?? "")?.[1] ?? "";
      await pause(500);
    }
  }

  return (
    (await post("/api/accounts/sign-up", { name: `Member ${index}`, email, password })) &&
    (await post("/api/accounts/confirm-email", {
      token: decodeURIComponent(await tokenFromLetter()),
      password,
    })) &&
    (await post("/api/accounts/sign-in", { email, password })) &&
    (await post("/api/donations", giftOf({ email, name: `Member ${index}`, key: `gift-of-member-${index}` })))
  );
}

/** 300 people behind one address come within so many minutes, on a fresh server with mail: who is refused, and how long it takes. */
export async function benchOneAddress(root: string, port: number, minutes: number): Promise<Figure[]> {
  const sink = await mailSink();
  const served = await startSeparateServer(root, port, {
    SMTP_URL: sink.url,
    MAIL_FROM: "riwaq@example.org",
  });
  const counts: Counts = { done: 0, refused: 0, failed: 0, askedAgain: 0 };
  const start = performance.now();
  try {
    await Promise.all(
      Array.from({ length: members }, async (_, index) => {
        await pause(Math.random() * minutes * 60_000);
        if (await joinAndGive(served.origin, sink, index, counts)) counts.done += 1;
      }),
    );
  } finally {
    await served.stop();
    await sink.close();
  }
  const name = "one address";
  return [
    {
      name: `${name}: signed up, confirmed, signed in and gave`,
      value: counts.done,
      unit: "people",
      atLeast: members,
    },
    { name: `${name}: calls over a limit`, value: counts.refused, unit: "calls", atMost: 0 },
    { name: `${name}: other failures`, value: counts.failed, unit: "calls", atMost: 0 },
    { name: `${name}: asked again after a full password queue`, value: counts.askedAgain, unit: "calls" },
    { name: `${name}: all of it`, value: (performance.now() - start) / 1000, unit: "s", atMost: quarter },
  ];
}
