import type { kinds } from "#domain/sync/kinds.ts";
import type { Json } from "#domain/sync/operation.ts";
import { isSurah, isVerse, parseVerseKey } from "#domain/verse-reference.ts";

/** How edits of a kind add up: as a set with tombstones, the later edit alone, or sums over devices. */
type MergeStrategy = "set" | "value" | "counter";
type JsonObject = { readonly [name: string]: Json | undefined };

/** What a kind asks of its records. `read` gives undefined for a body that is no such thing. */
export type KindRule<Body = unknown> = {
  readonly mergeStrategy: MergeStrategy;
  readonly hasKey: (key: string) => boolean;
  readonly read: (body: Json) => Body | undefined;
};

/** Longest key, in characters, and longest body, in characters of JSON: what the server takes. */
export const longestKey = 256;
export const longestBody = 16_384;
const longestNote = 10_000;

export const bookmarkColours = ["green", "gold", "blue", "red", "violet"] as const;
export type BookmarkColour = (typeof bookmarkColours)[number];
export type Bookmark = { readonly colour: BookmarkColour };
/** `page` is that of the Madinah mushaf, 1 to 604, where reading went by pages. */
export type Position = { readonly surah: number; readonly ayah: number; readonly page?: number };

function isName(key: string): boolean {
  return key.length > 0 && key.length <= 200 && !key.includes("\0");
}

const isId = (key: string) => /^[\w.:-]{1,120}$/.test(key);
const isVerseKey = (key: string) => parseVerseKey(key) !== undefined;
const isNumberUpTo = (last: number) => (key: string) => /^[1-9]\d{0,3}$/.test(key) && Number(key) <= last;

function isPlayed(key: string): boolean {
  const [recording, surah, ...rest] = key.split("/");
  return rest.length === 0 && isId(recording ?? "") && isNumberUpTo(114)(surah ?? "");
}

function readObject(body: Json): JsonObject | undefined {
  return typeof body === "object" && body !== null && !Array.isArray(body) ? (body as JsonObject) : undefined;
}

function readBookmark(body: Json): Bookmark | undefined {
  // A newer version may know more colours: the bookmark is shown all the same.
  const named = readObject(body)?.colour;
  const colour = bookmarkColours.find((known) => known === named) ?? "green";
  return body === true || readObject(body) ? { colour } : undefined;
}

function readNote(body: Json): string | undefined {
  return typeof body === "string" && body.trim() && body.length <= longestNote ? body : undefined;
}

function readPosition(body: Json): Position | undefined {
  const { surah, ayah, page } = readObject(body) ?? {};
  if (typeof surah !== "number" || typeof ayah !== "number") return undefined;
  if (!isVerse({ surah, ayah }) && !(ayah === 0 && isSurah(surah))) return undefined;
  const isPage = typeof page === "number" && Number.isInteger(page) && page >= 1 && page <= 604;
  return isPage ? { surah, ayah, page } : { surah, ayah };
}

const member = (hasKey: (key: string) => boolean) => ({
  mergeStrategy: "set" as const,
  hasKey,
  // What a newer version says of a member is carried along; that it is one is enough here.
  read: (body: Json): true | undefined => (body === null ? undefined : true),
});

const entry = <M extends MergeStrategy, Body>(
  mergeStrategy: M,
  hasKey: (key: string) => boolean,
  read: (body: Json) => Body | undefined,
) => ({ mergeStrategy, hasKey, read });

/** Everything that is kept, by kind; `docs/stored-data.md` describes it. A kind not listed is carried along. */
export const collections = {
  "favourite-surah": member(isNumberUpTo(114)),
  "favourite-verse": member(isVerseKey),
  "favourite-name": member(isNumberUpTo(99)),
  "favourite-dua": member(isId),
  "favourite-hadith": member(isId),
  played: member(isPlayed),
  bookmark: entry("set", isVerseKey, readBookmark),
  note: entry("value", isVerseKey, readNote),
  position: entry("value", isName, readPosition),
  athkar: entry("value", isName, readObject),
  setting: entry("value", isName, (body): Json | undefined => body ?? undefined),
  "review-card": entry("value", isName, readObject),
  "quiz-result": entry("set", isName, readObject),
  tasbih: entry("counter", isName, (): undefined => undefined),
  study: entry("counter", isName, (): undefined => undefined),
} satisfies {
  readonly [Name in keyof typeof kinds]: KindRule & { readonly mergeStrategy: (typeof kinds)[Name] };
};

export type CollectionName = keyof typeof collections;
export type BodyOf<Kind extends CollectionName> = NonNullable<ReturnType<(typeof collections)[Kind]["read"]>>;
export type CounterKind = {
  [Kind in CollectionName]: (typeof collections)[Kind]["mergeStrategy"] extends "counter" ? Kind : never;
}[CollectionName];
/** Kinds whose records are members and nothing more. */
export type SetKind = {
  [Kind in Exclude<CollectionName, CounterKind>]: BodyOf<Kind> extends true ? Kind : never;
}[Exclude<CollectionName, CounterKind>];
/** Kinds whose records say something. */
export type EntryKind = Exclude<CollectionName, CounterKind | SetKind>;

/** The rule of a kind; undefined for one of a newer version. */
export function ruleOf(kind: string): KindRule | undefined {
  return Object.hasOwn(collections, kind) ? collections[kind as CollectionName] : undefined;
}

/** True when such a record may be kept: the kind knows the key and can read the body, which is not too long. */
export function isValidRecord(kind: string, key: string, body: Exclude<Json, null>): boolean {
  const rule = ruleOf(kind);
  if (!rule?.hasKey(key) || rule.read(body) === undefined) return false;
  return JSON.stringify(body).length <= longestBody;
}
