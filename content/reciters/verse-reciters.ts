import { type Recording, verseAddresses } from "#domain/recitation/recording.ts";
import type { VerseReference } from "#domain/verse-reference.ts";
import verseReciterList from "./data/verse-reciters.json" with { type: "json" };
import { recordingFrom } from "./recording-from.ts";
import type { VerseRecitersFile } from "./schema.ts";

/** Reciters verse by verse; the first is the default. */
export const verseReciters: readonly Recording[] = /* @__PURE__ */ (
  verseReciterList as VerseRecitersFile
).map((reciter) => recordingFrom(reciter, "verses", reciter.name));

function firstOf(reciters: readonly Recording[]): Recording {
  const [first] = reciters;
  if (!first) throw new Error("no reciters are published");
  return first;
}

/** Mishary Alafasy, murattal. */
export const defaultVerseReciter: Recording = /* @__PURE__ */ firstOf(verseReciters);

/** The verse reciter with that id; the default one for an unknown id. */
export function verseReciterOf(id: string | undefined): Recording {
  return verseReciters.find((reciter) => reciter.id === id) ?? defaultVerseReciter;
}

/** Addresses of a verse's audio, best host first; none for a verse that does not exist. */
export function verseAudioAddresses(reciter: Recording, verse: VerseReference): readonly string[] {
  return verseAddresses(reciter, verse).map(({ url }) => url);
}
