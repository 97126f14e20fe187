import type { Counter, Gauge, Histogram, Registry } from "prom-client";
import type { Services } from "#server/services/services.ts";
import { type Observation, onObservation } from "#server/store/observations.ts";
import type { PoolUse, QueueDepths } from "#server/store/queue-rows.ts";

/** What is counted when Prometheus asks; `undefined` while the database is not open or does not answer. */
export type ServiceState = {
  poolUse(): PoolUse | undefined;
  queueDepths(): Promise<QueueDepths | undefined>;
};

/** The state of services that may not be open yet. */
export function serviceState(services: Pick<Services, "store">): ServiceState {
  const opened = <Answer>(read: (store: Services["store"]) => Answer): Answer | undefined => {
    try {
      return read(services.store);
    } catch {
      return undefined;
    }
  };
  return {
    poolUse: () => opened((store) => store.poolUse()),
    queueDepths: async () => opened((store) => store.queueDepths(new Date())),
  };
}

type Library = typeof import("prom-client");

/** In seconds: rounds of jobs and answers of a model. */
const buckets = [0.01, 0.05, 0.25, 1, 5, 15, 60, 180];

/** Metrics of what the services do in this process; returns how to stop counting. */
export function serviceMetrics(library: Library, register: Registry, state: ServiceState): () => void {
  const registers = [register];
  const counter = <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
    new library.Counter({ name, help, labelNames, registers });
  const gauge = <Label extends string>(
    name: string,
    help: string,
    labelNames: Label[] = [],
    collect?: (this: Gauge<Label>) => void | Promise<void>,
  ) => new library.Gauge({ name, help, labelNames, registers, ...(collect && { collect }) });
  const histogram = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new library.Histogram({ name, help, labelNames, registers, buckets });

  gauge("riwaq_database_connections", "Connections of this process to the database", ["state"], function () {
    const use = state.poolUse();
    if (!use) return this.reset();
    this.set({ state: "busy" }, use.open - use.idle);
    this.set({ state: "idle" }, use.idle);
  });
  gauge("riwaq_database_waiting", "Queries that wait for a connection", [], function () {
    this.set(state.poolUse()?.waiting ?? 0);
  });
  gauge(
    "riwaq_queue_due",
    "Prayer notices and emails that are due and not claimed by any process",
    ["queue"],
    async function () {
      const depths = await state.queueDepths().catch(() => undefined);
      if (!depths) return this.reset();
      this.set({ queue: "push" }, depths.push);
      this.set({ queue: "gift-emails" }, depths.giftEmails);
      this.set({ queue: "scholar-emails" }, depths.scholarEmails);
    },
  );

  const items = counter("riwaq_job_items_total", "Notices, emails and comparisons that were done or failed", [
    "task",
    "outcome",
  ]);
  // A counter that appears at 1 has not grown, for Prometheus.
  items.inc({ task: "reconcile", outcome: "failed" }, 0);

  return onObservation(
    counting({
      rounds: histogram("riwaq_job_seconds", "Rounds of jobs in this process", ["task", "outcome"]),
      lastRound: gauge("riwaq_job_last_success_seconds", "When a job last ended well, in Unix time", [
        "task",
      ]),
      items,
      hashing: gauge("riwaq_password_gate_inside", "Calls that hash a password or wait for it"),
      hashesRefused: counter(
        "riwaq_password_gate_refused_total",
        "Calls refused because too many passwords wait",
      ),
      places: gauge("riwaq_live_places", "Open streams of this process", ["kind"]),
      placesRefused: counter("riwaq_live_places_refused_total", "Streams that found no place", ["kind"]),
      limited: counter("riwaq_limited_calls_total", "Calls over a limit", ["call"]),
      operations: counter("riwaq_sync_operations_total", "Operations of devices", ["direction"]),
      full: counter("riwaq_sync_full_total", "Requests of devices over the quota"),
      answers: histogram("riwaq_model_answer_seconds", "Answers that the model wrote", ["outcome"]),
      events: counter("riwaq_payment_events_total", "Events from the payment provider", ["outcome"]),
    }),
  );
}

type Metrics = {
  rounds: Histogram<"task" | "outcome">;
  lastRound: Gauge<"task">;
  items: Counter<"task" | "outcome">;
  hashing: Gauge;
  hashesRefused: Counter;
  places: Gauge<"kind">;
  placesRefused: Counter<"kind">;
  limited: Counter<"call">;
  operations: Counter<"direction">;
  full: Counter;
  answers: Histogram<"outcome">;
  events: Counter<"outcome">;
};

const outcomeOf = (hasFailed: boolean) => (hasFailed ? "failed" : "done");

/** Counts each observation in its metric. */
function counting(metrics: Metrics): (observation: Observation) => void {
  return (observed) => {
    switch (observed.about) {
      case "job":
        metrics.rounds.observe(
          { task: observed.job, outcome: outcomeOf(observed.hasFailed) },
          observed.seconds,
        );
        if (!observed.hasFailed) metrics.lastRound.set({ task: observed.job }, Date.now() / 1000);
        return;
      case "job-item":
        return metrics.items.inc({ task: observed.job, outcome: outcomeOf(observed.hasFailed) });
      case "password-gate":
        metrics.hashing.set(observed.inside);
        if (observed.isRefused) metrics.hashesRefused.inc();
        return;
      case "live-places":
        metrics.places.set({ kind: observed.kind }, observed.inside);
        if (observed.isRefused) metrics.placesRefused.inc({ kind: observed.kind });
        return;
      case "limit":
        return metrics.limited.inc({ call: observed.call });
      case "sync":
        metrics.operations.inc({ direction: "received" }, observed.received);
        metrics.operations.inc({ direction: "sent" }, observed.sent);
        if (observed.isFull) metrics.full.inc();
        return;
      case "model":
        return metrics.answers.observe({ outcome: observed.outcome }, observed.seconds);
      case "payment-event":
        return metrics.events.inc({ outcome: observed.outcome });
    }
  };
}
