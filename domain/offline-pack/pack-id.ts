import { isSurah } from "#domain/verse-reference.ts";

/** What can be saved on a device as a unit: the text for readers of a language, an imported text, or a surah in one recording. */
export type PackId = `text/${string}` | `imported/${string}` | `audio/${string}/${number}`;

export type PackSubject =
  | { readonly kind: "text"; readonly language: string }
  /** `text` is the key that the operator's text has. */
  | { readonly kind: "imported"; readonly text: string }
  | { readonly kind: "audio"; readonly recording: string; readonly surah: number };

export const textPackId = (language: string): PackId => `text/${language}`;

export const importedPackId = (text: string): PackId => `imported/${text}`;

export const audioPackId = (recording: string, surah: number): PackId => `audio/${recording}/${surah}`;

/** What a pack holds, by its id; undefined for an invalid id. */
export function packSubject(id: string): PackSubject | undefined {
  const text = /^text\/([a-z]{2,3})$/.exec(id);
  if (text?.[1]) return { kind: "text", language: text[1] };
  const imported = /^imported\/([a-z0-9-]{1,64})$/.exec(id);
  if (imported?.[1]) return { kind: "imported", text: imported[1] };
  const audio = /^audio\/([a-z0-9-]{1,60})\/([1-9]\d{0,2})$/.exec(id);
  const surah = Number(audio?.[2]);
  return audio?.[1] && isSurah(surah) ? { kind: "audio", recording: audio[1], surah } : undefined;
}
