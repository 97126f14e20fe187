import { openDB } from "idb";
import { storedValue } from "./stored-value.ts";

/** Largest sound file, in bytes: several minutes of compressed audio. */
const largestSound = 15_000_000;

/** The name of the sound file of notifications; empty for none. The file is on this device only. */
export const storedSoundName = storedValue(
  "private.soundName",
  { parse: (name) => name, print: (name) => name },
  "",
);

const shelf = "sounds";
let sounding: HTMLAudioElement | undefined;

function open() {
  return openDB("riwaq-own-sound", 1, { upgrade: (database) => void database.createObjectStore(shelf) });
}

/** Stores a file as the sound of notifications, if this browser can play it and has space. */
export async function saveOwnSound(file: File): Promise<"kept" | "tooLarge" | "unplayable" | "cannotKeep"> {
  if (file.size > largestSound) return "tooLarge";
  if (!(await isPlayable(file))) return "unplayable";
  try {
    const database = await open();
    await database.put(shelf, file, "notice");
    database.close();
    storedSoundName.write(file.name);
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
export async function playOwnSound(): Promise<boolean> {
  if (!storedSoundName.read()) return false;
  stopOwnSound();
  try {
    const database = await open();
    const file: unknown = await database.get(shelf, "notice");
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

/** Deletes the file from this device. */
export async function deleteOwnSound(): Promise<void> {
  stopOwnSound();
  if (!storedSoundName.read()) return;
  storedSoundName.write("");
  try {
    const database = await open();
    await database.clear(shelf);
    database.close();
  } catch {
    // A database that does not open has nothing stored.
  }
}
