import { useSyncedSetting } from "#app/storage/user-data/use-synced-setting.ts";
import { readPlan, type StudyPlan } from "#domain/study-plan/study-plan.ts";
import type { Json } from "#domain/sync/operation.ts";

/** A plan as it is kept: a record that other devices may have written. */
type StoredPlan = Readonly<Record<string, Json>>;

const noPlan: StoredPlan = {};

function readRecord(value: Json): StoredPlan | undefined {
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? (value as StoredPlan)
    : undefined;
}

/** What the person set out to memorise; undefined while there is no plan. */
export function usePlan() {
  const saved = useSyncedSetting("hifz.plan", noPlan, readRecord);
  return {
    plan: readPlan(saved.value),
    isReady: saved.isReady,
    keep: (next: StudyPlan | undefined) => saved.keep(next ? (next as unknown as StoredPlan) : noPlan),
  };
}
