import type { Language } from "#domain/language.ts";

/** Schools of law that an asker may name; `other` stands for any besides the four. */
export const followedMadhabs = ["hanafi", "maliki", "shafii", "hanbali", "other"] as const;
export type FollowedMadhab = (typeof followedMadhabs)[number];

/** All that leaves the device when a scholar is asked; the person read it before. */
export type Packet = {
  readonly question: string;
  readonly language: Language;
  /** Code of ISO 3166-1, or "" where the person did not say. */
  readonly country: string;
  readonly madhab: FollowedMadhab | "";
  /** References of texts that were found before, as `quran:2:229`. */
  readonly sources: readonly string[];
};

/** What was asked back by the scholar, and what the asker added. */
export type QuestionNote = { readonly by: "asker" | "scholar"; readonly at: number; readonly text: string };

/** A scholar's own words with the references they stand on. */
export type ScholarAnswer = {
  readonly text: string;
  readonly citations: readonly string[];
  readonly scholarName: string;
  readonly at: number;
};

/** Question and answer without the person, as a scholar would publish them. */
export type PublicWording = { readonly question: string; readonly answer: string };

/** `open` waits for a scholar, `claimed` is held by one, `returned` waits for the asker, `answered` is the end. */
export const questionStages = ["open", "claimed", "returned", "answered"] as const;
export type QuestionStage = (typeof questionStages)[number];

/** Whether it may stand among the published answers: that is the asker's to say, of a wording they have read. */
export const publicationStates = ["none", "offered", "published", "withheld"] as const;
export type PublicationState = (typeof publicationStates)[number];

/** A question on its way; times in milliseconds. */
export type ScholarQuestion = {
  readonly askerId: string;
  readonly packet: Packet;
  readonly stage: QuestionStage;
  /** Who holds it, or has answered it. */
  readonly scholarId: string | null;
  readonly claimedAt: number | null;
  readonly notes: readonly QuestionNote[];
  readonly answer: ScholarAnswer | null;
  readonly wording: PublicWording | null;
  readonly publication: PublicationState;
  /** The asker has not seen the latest word of a scholar. */
  readonly isUnread: boolean;
  readonly sentAt: number;
  /** When all of it is erased. */
  readonly eraseAt: number;
};

/** Months a question is stored after its answer or, without one, after its last step. */
const retentionMonths = 12;

/** The same day of the month that many months later, or the last day of a shorter month; UTC. */
export function deletionTime(moment: number): number {
  const end = new Date(moment);
  const day = end.getUTCDate();
  end.setUTCMonth(end.getUTCMonth() + retentionMonths);
  if (end.getUTCDate() !== day) end.setUTCDate(0);
  return end.getTime();
}

/** A question as it is sent. */
export function sentQuestion(askerId: string, packet: Packet, now: number): ScholarQuestion {
  return {
    askerId,
    packet,
    stage: "open",
    scholarId: null,
    claimedAt: null,
    notes: [],
    answer: null,
    wording: null,
    publication: "none",
    isUnread: false,
    sentAt: now,
    eraseAt: deletionTime(now),
  };
}
