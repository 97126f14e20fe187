import Fastify from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DomainError } from "#server/services/errors.ts";
import { observe, observedRound } from "#server/store/observations.ts";
import { type Metrics, openMetrics } from "./metrics.ts";

let metrics: Metrics;
let port: number;
let waiting = 3;
let isAway = false;

beforeAll(async () => {
  metrics = await openMetrics({
    poolUse: () => ({ open: 4, idle: 1, waiting }),
    queueDepths: async () => {
      if (isAway) throw new Error("the database is away");
      return { push: 7, giftEmails: 2, scholarEmails: 0 };
    },
  });
  port = await metrics.listen(0, "127.0.0.1");
});

afterAll(() => metrics.close());

async function lines(): Promise<string[]> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return text.split("\n").filter((line) => line.startsWith("riwaq_") && !line.includes("_bucket"));
}

test("what services report is counted", async () => {
  await observedRound("push", async () => 1);
  await expect(observedRound("gift-emails", () => Promise.reject(new Error("away")))).rejects.toThrow("away");
  observe({ about: "job-item", job: "push", hasFailed: false });
  observe({ about: "job-item", job: "push", hasFailed: true });
  observe({ about: "password-gate", inside: 5, isRefused: false });
  observe({ about: "password-gate", inside: 4, isRefused: true });
  observe({ about: "live-places", kind: "figures", inside: 9, isRefused: false });
  observe({ about: "live-places", kind: "answers", inside: 1, isRefused: true });
  observe({ about: "limit", call: "sync" });
  observe({ about: "sync", received: 12, sent: 3, isFull: false });
  observe({ about: "sync", received: 1, sent: 0, isFull: true });
  observe({ about: "model", outcome: "stopped", seconds: 2 });
  observe({ about: "payment-event", outcome: "forged" });
  const shown = await lines();
  expect(shown).toEqual(
    expect.arrayContaining([
      'riwaq_job_seconds_count{task="push",outcome="done"} 1',
      'riwaq_job_seconds_count{task="gift-emails",outcome="failed"} 1',
      'riwaq_job_items_total{task="push",outcome="done"} 1',
      'riwaq_job_items_total{task="push",outcome="failed"} 1',
      "riwaq_password_gate_inside 4",
      "riwaq_password_gate_refused_total 1",
      'riwaq_live_places{kind="figures"} 9',
      'riwaq_live_places_refused_total{kind="answers"} 1',
      'riwaq_limited_calls_total{call="sync"} 1',
      'riwaq_sync_operations_total{direction="received"} 13',
      'riwaq_sync_operations_total{direction="sent"} 3',
      "riwaq_sync_full_total 1",
      'riwaq_model_answer_seconds_sum{outcome="stopped"} 2',
      'riwaq_payment_events_total{outcome="forged"} 1',
      'riwaq_database_connections{state="busy"} 3',
      'riwaq_database_connections{state="idle"} 1',
      "riwaq_database_waiting 3",
      'riwaq_queue_due{queue="push"} 7',
      'riwaq_queue_due{queue="gift-emails"} 2',
    ]),
  );
  expect(shown.join("\n")).toMatch(/riwaq_job_last_success_seconds\{task="push"\} \d{10}/);
  expect(shown.join("\n")).not.toContain('last_success_seconds{task="gift-emails"');
});

test("a database that is away leaves the other metrics", async () => {
  isAway = true;
  waiting = 0;
  const shown = (await lines()).join("\n");
  expect(shown).not.toContain("riwaq_queue_due{");
  expect(shown).toContain("riwaq_database_waiting 0");
});

test("errors are counted by code, a fault of ours as internal", async () => {
  const server = Fastify();
  metrics.watch(server);
  server.get("/limited", () => {
    throw new DomainError("too-many-calls");
  });
  server.get("/broken", () => {
    throw new TypeError("secret olives");
  });
  await server.inject("/limited");
  await server.inject("/broken");
  await server.close();
  const shown = (await lines()).join("\n");
  expect(shown).toContain('riwaq_errors_total{code="too-many-calls"} 1');
  expect(shown).toContain('riwaq_errors_total{code="internal"} 1');
  expect(shown).not.toContain("olives");
});
