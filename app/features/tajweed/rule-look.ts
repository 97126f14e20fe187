import type { TajweedCard } from "#content/tajweed/index.ts";

type Shown = TajweedCard["shows"];

const looks = {
  nasal: "text-green decoration-solid",
  long: "text-gold decoration-double",
  unread: "text-ink-soft decoration-dotted",
  clear: "text-green decoration-dashed",
} as const;

/** What a reciter does with letters: nasalizes, prolongs, leaves unread, or articulates clearly. */
export type RuleFamily = keyof typeof looks;

export const ruleFamilies = ["nasal", "long", "unread", "clear"] as const satisfies RuleFamily[];

const families: Readonly<Record<Shown, RuleFamily>> = {
  ghunnah: "nasal",
  idgham_ghunnah: "nasal",
  idgham_shafawi: "nasal",
  ikhfa: "nasal",
  ikhfa_shafawi: "nasal",
  iqlab: "nasal",
  madd_2: "long",
  madd_246: "long",
  madd_muttasil: "long",
  madd_munfasil: "long",
  madd_6: "long",
  opening_letter: "long",
  hamzat_wasl: "unread",
  silent: "unread",
  lam_shamsiyyah: "unread",
  idgham_no_ghunnah: "unread",
  idgham_mutajanisayn: "unread",
  idgham_mutaqaribayn: "unread",
  qalqalah: "clear",
  izhar: "clear",
  izhar_shafawi: "clear",
  sakt: "clear",
};

/** The family of a rule. */
export function ruleFamily(rule: Shown): RuleFamily {
  return families[rule];
}

/** Classes for the letters of a rule: colour and, for those who cannot tell the colours apart, the kind of line. */
export function ruleLook(rule: Shown): string {
  return `bg-transparent underline decoration-2 underline-offset-[0.5em] [text-decoration-skip-ink:none] ${looks[families[rule]]}`;
}
