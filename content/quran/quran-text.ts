/** Fetches and parses the JSON at one of our addresses; rejects if it cannot. */
export type ReadText = (address: string) => Promise<unknown>;

/** Arabic word with its pause marks, English gloss, transliteration, line on the page of the Madinah mushaf (1 to 15). */
export type Word = readonly [arabic: string, gloss: string, transliteration: string, line: number];

/** A published file that could not be fetched or has invalid contents. */
export class UnreadableText extends Error {
  readonly address: string;

  constructor(address: string, reason: string, cause?: unknown) {
    super(`${address}: ${reason}`, { cause });
    this.name = "UnreadableText";
    this.address = address;
  }
}

function isText(value: unknown): value is string {
  return typeof value === "string" && value !== "";
}

function isWord(value: unknown): value is Word {
  if (!Array.isArray(value) || value.length !== 4) return false;
  return isText(value[0]) && isText(value[1]) && isText(value[2]) && Number.isInteger(value[3]);
}

function isWordList(value: unknown): value is readonly Word[] {
  return Array.isArray(value) && value.length > 0 && value.every(isWord);
}

async function readList<Verse>(
  read: ReadText,
  address: string,
  count: number,
  isVerse: (value: unknown) => value is Verse,
): Promise<readonly Verse[]> {
  const value = await read(address).catch((cause: unknown) => {
    throw new UnreadableText(address, "cannot be fetched", cause);
  });
  if (!Array.isArray(value) || value.length !== count) {
    throw new UnreadableText(address, `is not a list of ${count} verses`);
  }
  if (!value.every(isVerse)) throw new UnreadableText(address, "holds a verse of another shape");
  return value;
}

/** So many verses as strings, checked for number and shape; rejects with `UnreadableText`. */
export function readTexts(read: ReadText, address: string, count: number): Promise<readonly string[]> {
  return readList(read, address, count, isText);
}

/** The words of each of so many verses, checked in the same way. */
export function readWordLists(
  read: ReadText,
  address: string,
  count: number,
): Promise<readonly (readonly Word[])[]> {
  return readList(read, address, count, isWordList);
}
