import { type ResumePoint, storedVerseReciter } from "#app/audio/listening-memory.ts";
import { openPlayer } from "#app/audio/open-player.ts";
import { readRecitation } from "#app/audio/recitation-store.ts";
import { verseReciterOf } from "#content/reciters/index.ts";
import { playingAyah } from "#domain/recitation/playing.ts";
import type { VerseReference } from "#domain/verse-reference.ts";

/**
 * `continues`: on to the end of the surah. `to`: last verse of a passage, on to which it goes. `volume`: in percent, while the person has
 * not chosen one.
 */
type PlayOptions = { readonly continues: boolean; readonly to?: number; readonly volume?: number };

/** Starts the recitation at a verse; where the player is at it, or in its passage, it pauses or resumes. */
export async function playVerse(
  { surah, ayah }: VerseReference,
  options: PlayOptions = { continues: true },
): Promise<void> {
  const player = await openPlayer();
  const state = readRecitation();
  const canResume = state.status !== "ended" && state.recording?.kind === "verses";
  const at = playingAyah(state, surah);
  if (canResume && at !== undefined && at >= ayah && at <= (options.to ?? ayah))
    return player.send({ type: "toggle" });
  const recording = verseReciterOf(storedVerseReciter.read());
  player.send({ type: "start", recording, surah, ayah, ...options });
}

/** Resumes a surah where it was stopped, by the same reciter. */
export async function resumeAt({ recording: id, surah, ayah, at }: ResumePoint): Promise<void> {
  const player = await openPlayer();
  player.send({ type: "start", recording: verseReciterOf(id), surah, ayah, at, continues: true });
}
