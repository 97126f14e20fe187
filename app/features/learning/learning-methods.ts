export type LearningMethod = {
  readonly id: "spaced" | "group" | "regular" | "goals" | "meaning" | "listening";
  /** Address of the page that does what the steps say. */
  readonly tool: string;
};

/** The six methods of the specification (2, Learning Methods page), in its order. */
export const learningMethods: readonly LearningMethod[] = [
  { id: "spaced", tool: "/learning-methods?tool=cards" },
  { id: "group", tool: "/quran-testing" },
  { id: "regular", tool: "/learning-methods?tool=today" },
  { id: "goals", tool: "/learning-methods?tool=plan" },
  { id: "meaning", tool: "/learning-methods?tool=hide&by=translation" },
  { id: "listening", tool: "/learning-methods?tool=listen" },
];

export const methodSteps = [1, 2, 3, 4] as const;
