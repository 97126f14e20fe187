import { storedValue, wordOf } from "./stored-value.ts";

/** The purpose that a person chose on their first visit. */
export const aims = ["quran", "prayer", "athkar", "learn"] as const;

export type Aim = (typeof aims)[number];

/** What home offers first; undefined until the person chooses. */
export const storedAim = storedValue<Aim | undefined>(
  "aim",
  { parse: (text) => aims.find((aim) => aim === text), print: (aim) => aim ?? "" },
  undefined,
);

/** Whether the questions of the first visit were answered or skipped: they are never asked again. */
export const storedFirstRun = storedValue<"open" | "done">("firstRun", wordOf(["open", "done"]), "open");
