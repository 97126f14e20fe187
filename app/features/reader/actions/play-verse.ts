import { type ResumePoint, storedVerseReciter } from "#app/audio/listening-memory.ts";
import { openPlayer } from "#app/audio/open-player.ts";
import { readRecitation } from "#app/audio/recitation-store.ts";
import { verseReciterOf } from "#content/reciters/index.ts";
import { playingAyah } from "#domain/recitation/playing.ts";
import type { VerseReference } from "#domain/verse-reference.ts";

/** How a reader plays: on to the end of the surah or not, and how loud while the person has chosen nothing. */
type PlayOptions = { readonly continues: boolean; readonly volume?: number };

/** Recites from a verse, on to the end of its surah unless the reader says otherwise; one that stands is paused or goes on. */
export async function playVerse(
  { surah, ayah }: VerseReference,
  own: PlayOptions = { continues: true },
): Promise<void> {
  const player = await openPlayer();
  const state = readRecitation();
  const canGoOn = state.status !== "ended" && state.recording?.kind === "verses";
  if (canGoOn && playingAyah(state, surah) === ayah) return player.send({ type: "toggle" });
  const recording = verseReciterOf(storedVerseReciter.read());
  player.send({ type: "start", recording, surah, ayah, ...own });
}

/** Goes on where a surah was left, in the voice it was heard in. */
export async function resumeAt({ recording: id, surah, ayah, at }: ResumePoint): Promise<void> {
  const player = await openPlayer();
  player.send({ type: "start", recording: verseReciterOf(id), surah, ayah, at, continues: true });
}
