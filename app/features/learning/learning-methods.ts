export type LearningMethod = {
  readonly id: "spaced" | "group" | "regular" | "goals" | "meaning" | "listening";
  /** Address of the page that does what the steps say. */
  readonly tool: string;
};

/** The six methods of the specification (2, Learning Methods page), in its order. */
export const learningMethods: readonly LearningMethod[] = [
  { id: "spaced", tool: "/quran-testing" },
  { id: "group", tool: "/quran-testing" },
  { id: "regular", tool: "/prayer" },
  { id: "goals", tool: "/complete-quran" },
  { id: "meaning", tool: "/digital-quran" },
  { id: "listening", tool: "/complete-quran" },
];

export const methodSteps = [1, 2, 3, 4] as const;
