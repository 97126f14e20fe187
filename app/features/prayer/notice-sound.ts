import { playDawn } from "#app/audio/cue-sounds.ts";
import { playOwnSound, storedFajrSound, storedSoundNames } from "#app/storage/own-sound.ts";
import type { Prayer } from "#domain/prayer-times/prayer-name.ts";

/** Plays the sound of a prayer's notice; false when there is none or the browser blocks it. */
export async function playNoticeSound(prayer: Prayer): Promise<boolean> {
  const sound = prayer === "fajr" ? storedFajrSound.read() : "same";
  if (sound === "none") return false;
  if (sound === "tone") return playDawn();
  // Without its file fajr sounds like the others.
  const isOwn = sound === "file" && storedSoundNames.fajr.read() !== "";
  return playOwnSound(isOwn ? "fajr" : "notice");
}
