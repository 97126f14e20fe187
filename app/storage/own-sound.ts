import { openDB } from "idb";
import { type StoredValue, storedValue, wordOf } from "./stored-value.ts";

/** Largest sound file, in bytes: several minutes of compressed audio. */
const largestSound = 15_000_000;

/** What a sound file is for: every notice, or that of fajr alone. */
export type SoundUse = "notice" | "fajr";

const nameOf = (key: string) => storedValue(key, { parse: (name) => name, print: (name) => name }, "");

/** The names of the sound files of notifications; empty for none. The files are on this device only. */
export const storedSoundNames: Readonly<Record<SoundUse, StoredValue<string>>> = {
  notice: nameOf("private.soundName"),
  fajr: nameOf("private.fajrSoundName"),
};

/** What fajr sounds like: as the others, a generated tone, a file of its own, or nothing. */
export const fajrSounds = ["same", "tone", "file", "none"] as const;

export const storedFajrSound = storedValue("private.fajrSound", wordOf(fajrSounds), "same");

const shelf = "sounds";
let sounding: HTMLAudioElement | undefined;

function open() {
  return openDB("riwaq-own-sound", 1, { upgrade: (database) => void database.createObjectStore(shelf) });
}

/** Stores a file as the sound of notifications, if this browser can play it and has space. */
export async function saveOwnSound(
  file: File,
  use: SoundUse,
): Promise<"kept" | "tooLarge" | "unplayable" | "cannotKeep"> {
  if (file.size > largestSound) return "tooLarge";
  if (!(await isPlayable(file))) return "unplayable";
  try {
    const database = await open();
    await database.put(shelf, file, use);
    database.close();
    storedSoundNames[use].write(file.name);
    return "kept";
  } catch {
    return "cannotKeep";
  }
}

function isPlayable(file: Blob): Promise<boolean> {
  const address = URL.createObjectURL(file);
  const audio = new Audio();
  return new Promise<boolean>((resolve) => {
    audio.addEventListener("loadedmetadata", () => resolve(audio.duration > 0));
    audio.addEventListener("error", () => resolve(false));
    audio.src = address;
  }).finally(() => URL.revokeObjectURL(address));
}

/** Plays the chosen sound from its start; false when there is none or the browser blocks it. */
export async function playOwnSound(use: SoundUse): Promise<boolean> {
  if (!storedSoundNames[use].read()) return false;
  stopOwnSound();
  try {
    const database = await open();
    const file: unknown = await database.get(shelf, use);
    database.close();
    if (!(file instanceof Blob)) return false;
    const address = URL.createObjectURL(file);
    sounding = new Audio(address);
    sounding.addEventListener("pause", () => URL.revokeObjectURL(address), { once: true });
    await sounding.play();
    return true;
  } catch {
    return false;
  }
}

export function stopOwnSound(): void {
  sounding?.pause();
  sounding = undefined;
}

/** Deletes a file from this device. */
export async function deleteOwnSound(use: SoundUse): Promise<void> {
  stopOwnSound();
  if (!storedSoundNames[use].read()) return;
  storedSoundNames[use].write("");
  try {
    const database = await open();
    await database.delete(shelf, use);
    database.close();
  } catch {
    // A database that does not open has nothing stored.
  }
}

/** Deletes every file from this device. */
export async function deleteOwnSounds(): Promise<void> {
  await deleteOwnSound("notice");
  await deleteOwnSound("fajr");
}
