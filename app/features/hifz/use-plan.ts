import { useSyncedSetting } from "#app/storage/user-data/use-synced-setting.ts";
import { readPlan, type StudyPlan } from "#domain/study-plan/study-plan.ts";

/** Stored in place of a plan that was ended. */
const noPlan: Partial<StudyPlan> = {};

/** The person's plan, synced; undefined while there is none. */
export function usePlan() {
  const saved = useSyncedSetting<Partial<StudyPlan>>("hifz.plan", noPlan, readPlan);
  return {
    plan: readPlan(saved.value),
    isReady: saved.isReady,
    save: (plan: StudyPlan | undefined) => saved.save(plan ?? noPlan),
  };
}
