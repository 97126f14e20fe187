import { channel } from "node:diagnostics_channel";

export type JobName = "push" | "gift-emails" | "scholar-emails" | "reconcile" | "purge";

/** Something that happened in this process, without anything about a person: the metrics count it. */
export type Observation =
  | { readonly about: "job"; readonly job: JobName; readonly seconds: number; readonly hasFailed: boolean }
  | { readonly about: "job-item"; readonly job: JobName; readonly hasFailed: boolean }
  | { readonly about: "password-gate"; readonly inside: number; readonly isRefused: boolean }
  | {
      readonly about: "live-places";
      readonly kind: "figures" | "answers";
      readonly inside: number;
      readonly isRefused: boolean;
    }
  | { readonly about: "limit"; readonly call: string }
  | { readonly about: "sync"; readonly received: number; readonly sent: number; readonly isFull: boolean }
  | {
      readonly about: "model";
      readonly outcome: "answered" | "stopped" | "failed";
      readonly seconds: number;
    }
  | { readonly about: "payment-event"; readonly outcome: "handled" | "forged" | "failed" };

const observations = channel("riwaq");

/** Reports what happened; costs nothing while nobody listens. */
export function observe(observation: Observation): void {
  if (observations.hasSubscribers) observations.publish(observation);
}

/** Calls the listener for every observation, until the returned function is called. */
export function onObservation(listener: (observation: Observation) => void): () => void {
  const receive = (message: unknown) => listener(message as Observation);
  observations.subscribe(receive);
  return () => observations.unsubscribe(receive);
}

/** Runs one round of a job and reports how long it took and whether it failed; rejects like the round. */
export async function observedRound<Answer>(job: JobName, round: () => Promise<Answer>): Promise<Answer> {
  const start = performance.now();
  const report = (hasFailed: boolean) =>
    observe({ about: "job", job, seconds: (performance.now() - start) / 1000, hasFailed });
  try {
    const answer = await round();
    report(false);
    return answer;
  } catch (error) {
    report(true);
    throw error;
  }
}
