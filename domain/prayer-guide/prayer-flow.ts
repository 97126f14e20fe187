export const rakahCounts = [2, 3, 4] as const;
export type RakahCount = (typeof rakahCounts)[number];

/** What is done, in the order in which each first comes. */
export const stepKinds = [
  "intention",
  "takbir",
  "opening",
  "fatiha",
  "surah",
  "bow",
  "rise",
  "prostrate",
  "sit",
  "stand",
  "tashahhud",
  "salawat",
  "peace-right",
  "peace-left",
] as const;
export type StepKind = (typeof stepKinds)[number];

export type Posture = "standing" | "raised" | "folded" | "bowing" | "prostrating" | "sitting";

/** The words said in a step: of the prayer, by key, or a surah of the Quran. */
export type SpokenText =
  | { readonly key: string; readonly times: 1 | 3 }
  | { readonly surah: number; readonly times: 1 };

/** One step of the prayer; `rakah` counts from 1. */
export type PrayerStep = { readonly kind: StepKind; readonly rakah: number };

export const postureOf: Readonly<Record<StepKind, Posture>> = {
  intention: "standing",
  takbir: "raised",
  opening: "folded",
  fatiha: "folded",
  surah: "folded",
  bow: "bowing",
  rise: "standing",
  prostrate: "prostrating",
  sit: "sitting",
  stand: "folded",
  tashahhud: "sitting",
  salawat: "sitting",
  "peace-right": "sitting",
  "peace-left": "sitting",
};

const spoken = (key: string, times: 1 | 3 = 1): SpokenText => ({ key, times });

const words: Readonly<Partial<Record<StepKind, readonly SpokenText[]>>> = {
  takbir: [spoken("takbir")],
  opening: [spoken("opening"), spoken("refuge")],
  fatiha: [{ surah: 1, times: 1 }],
  bow: [spoken("takbir"), spoken("bowing", 3)],
  rise: [spoken("rising"), spoken("praise")],
  prostrate: [spoken("takbir"), spoken("prostration", 3)],
  sit: [spoken("takbir"), spoken("forgive")],
  stand: [spoken("takbir")],
  tashahhud: [spoken("tashahhud")],
  salawat: [spoken("salawat")],
  "peace-right": [spoken("peace")],
  "peace-left": [spoken("peace")],
};

/** The example surahs of the first two rakahs, in the order of the Quran. */
export const exampleSurahs = [108, 112] as const;

/** The words of a step, in order. */
export function wordsOf({ kind, rakah }: PrayerStep): readonly SpokenText[] {
  if (kind === "surah") return [{ surah: rakah === 1 ? exampleSurahs[0] : exampleSurahs[1], times: 1 }];
  return words[kind] ?? [];
}

function rakahSteps(rakah: number, count: RakahCount): StepKind[] {
  const isLast = rakah === count;
  return [
    ...(rakah === 1 ? (["intention", "takbir", "opening"] as const) : (["stand"] as const)),
    "fatiha",
    // From the third rakah on al-Fatiha stands alone.
    ...(rakah <= 2 ? (["surah"] as const) : []),
    "bow",
    "rise",
    "prostrate",
    "sit",
    "prostrate",
    ...(rakah === 2 || isLast ? (["tashahhud"] as const) : []),
    ...(isLast ? (["salawat", "peace-right", "peace-left"] as const) : []),
  ];
}

/** Every step of a prayer of two, three or four rakahs, on which the four schools agree. */
export function prayerFlow(count: RakahCount): readonly PrayerStep[] {
  return Array.from({ length: count }, (_, at) => at + 1).flatMap((rakah) =>
    rakahSteps(rakah, count).map((kind) => ({ kind, rakah })),
  );
}
