import type { Reply } from "#domain/conversation/reply.ts";
import type { Courtesy } from "#domain/courtesy/courtesy-kind.ts";
import type { DistressKind } from "#domain/distress/distress-kind.ts";
import type { Language } from "#domain/language.ts";

/** The two sentences (area `chat`) that each kind of distress is answered with first. */
export const helpLeads = {
  "self-harm": ["help.selfHarm", "help.selfHarmText"],
  overdose: ["help.overdose", "help.overdoseText"],
  medical: ["help.medical", "help.medicalText"],
  threat: ["help.threat", "help.threatText"],
  violence: ["help.violence", "help.violenceText"],
  other: ["help.other", "help.otherText"],
  grief: ["help.grief", "help.griefText"],
} as const satisfies Record<DistressKind, readonly [string, string]>;

/** The answer (area `answers`) to each courtesy. */
export const courtesyKeys = {
  greeting: "greeting",
  thanks: "thanks",
  farewell: "farewell",
  "about-us": "aboutUs",
} as const satisfies Record<Courtesy, string>;

export function isCourtesy(kind: Reply["kind"]): kind is Courtesy {
  return kind in courtesyKeys;
}

/** Where else one may look when no text answers, each with its name (area `answers`). */
export const otherPages = [
  ["/digital-quran", "way.reader"],
  ["/duas-collection", "way.duas"],
  ["/how-to-pray", "way.prayer"],
] as const;

/** What we say about the first of the subjects that has a text. Rejects when the texts fail to load. */
export async function topicOf(subjects: readonly string[], language: Language): Promise<string | undefined> {
  const { loadTopics } = await import("#content/topics/index.ts");
  const topics = await loadTopics(language);
  return subjects.map((subject) => topics[subject]).find((topic) => topic !== undefined);
}
