import type { Language } from "#domain/language.ts";
import { FirstRun } from "./first-run.tsx";
import { LateReminders } from "./late-reminders.tsx";

type LatePartsProps = {
  readonly isHome: boolean;
  readonly onLanguage: (language: Language) => void;
};

/** What the first load of no page needs: the reminders of athkar, and on home the questions of the first visit. */
export function LateParts({ isHome, onLanguage }: LatePartsProps) {
  return (
    <>
      <LateReminders />
      {isHome && <FirstRun onLanguage={onLanguage} />}
    </>
  );
}
