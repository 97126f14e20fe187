import {
  check,
  custom,
  fallback,
  type GenericSchema,
  literal,
  number,
  object,
  optional,
  pipe,
  string,
  transform,
  union,
} from "valibot";
import { parseWith } from "#app/storage/stored-value.ts";
import { readOwnSet } from "#domain/counting/own-set.ts";
import { readKhatma } from "#domain/khatma/khatma.ts";
import { isPrayerName } from "#domain/prayer-log/owed-prayers.ts";
import { readPause } from "#domain/prayer-log/pause.ts";
import { parseLogKey, readPrayerMark } from "#domain/prayer-log/prayer-mark.ts";
import type { kinds } from "#domain/sync/kinds.ts";
import type { Json } from "#domain/sync/operation.ts";
import { isSurah, isVerse, parseVerseKey } from "#domain/verse-reference.ts";

/** How edits of a kind are merged: as a set with tombstones, the later edit alone, or sums over devices. */
type MergeStrategy = "set" | "value" | "counter";
type JsonObject = { readonly [name: string]: Json | undefined };

/** The rules for the records of a kind. `read` returns undefined for a body that does not fit. */
export type KindRule<Body = unknown> = {
  readonly mergeStrategy: MergeStrategy;
  readonly hasKey: (key: string) => boolean;
  readonly read: (body: Json) => Body | undefined;
};

/** Longest key, in characters, and longest body, in characters of JSON, that the server accepts. */
export const longestKey = 256;
export const longestBody = 16_384;
const longestNote = 10_000;

export const bookmarkColours = ["green", "gold", "blue", "red", "violet"] as const;
export type BookmarkColour = (typeof bookmarkColours)[number];
export type Bookmark = { readonly colour: BookmarkColour };
/** `page` is that of the Madinah mushaf, 1 to 604, where the person reads by pages. */
export type Position = { readonly surah: number; readonly ayah: number; readonly page?: number };

function isName(key: string): boolean {
  return key.length > 0 && key.length <= 200 && !key.includes("\0");
}

const isId = (key: string) => /^[\w.:-]{1,120}$/.test(key);
const isVerseKey = (key: string) => parseVerseKey(key) !== undefined;
const isNumberUpTo = (last: number) => (key: string) => /^[1-9]\d{0,3}$/.test(key) && Number(key) <= last;

/** The id of a hadith of ours, or collection and number of an imported one: `sahih-muslim/33a`, `muwatta/2/45`. */
const isHadithKey = (key: string) => isId(key) || /^[a-z0-9-]{1,64}(\/[\d.]{1,12}){1,2}[a-z]?$/.test(key);

function isPlayed(key: string): boolean {
  const [recording, surah, ...rest] = key.split("/");
  return rest.length === 0 && isId(recording ?? "") && isNumberUpTo(114)(surah ?? "");
}

const jsonObject = custom<JsonObject>(
  (body) => typeof body === "object" && body !== null && !Array.isArray(body),
);

// A newer version may know more colours: the bookmark is shown all the same.
const bookmark = pipe(
  union([literal(true), jsonObject]),
  transform((body): Bookmark => {
    const named = body === true ? undefined : body.colour;
    return { colour: bookmarkColours.find((known) => known === named) ?? "green" };
  }),
);

const note = pipe(
  string(),
  check((words) => words.trim() !== "" && words.length <= longestNote),
);

const page = pipe(
  number(),
  check((value) => Number.isInteger(value) && value >= 1 && value <= 604),
);
const position = pipe(
  object({ surah: number(), ayah: number(), page: fallback(optional(page), undefined) }),
  check(({ surah, ayah }) => isVerse({ surah, ayah }) || (ayah === 0 && isSurah(surah))),
  transform(({ page, ...verse }): Position => (page === undefined ? verse : { ...verse, page })),
);

const member = (hasKey: (key: string) => boolean) => ({
  mergeStrategy: "set" as const,
  hasKey,
  // What a newer version stores with a member is left as it is.
  read: (body: Json): true | undefined => (body === null ? undefined : true),
});

const entry = <M extends MergeStrategy, Body>(
  mergeStrategy: M,
  hasKey: (key: string) => boolean,
  schema: GenericSchema<unknown, Body>,
) => ({ mergeStrategy, hasKey, read: (body: Json): Body | undefined => parseWith(schema, body) });

const counter = (hasKey: (key: string) => boolean) => ({
  mergeStrategy: "counter" as const,
  hasKey,
  // A counter is written as the shares of its devices, never as a body.
  read: (): undefined => undefined,
});

/** Everything that is kept, by kind; `docs/stored-data.md` describes it. A kind not listed is carried along. */
export const collections = {
  "favourite-surah": member(isNumberUpTo(114)),
  "favourite-verse": member(isVerseKey),
  "favourite-name": member(isNumberUpTo(99)),
  "favourite-dua": member(isId),
  "favourite-hadith": member(isHadithKey),
  "favourite-dhikr": member(isId),
  played: member(isPlayed),
  bookmark: entry("set", isVerseKey, bookmark),
  note: entry("value", isVerseKey, note),
  "hadith-note": entry("value", isHadithKey, note),
  position: entry("value", isName, position),
  athkar: entry("value", isName, jsonObject),
  "athkar-set": { mergeStrategy: "value", hasKey: isId, read: readOwnSet },
  setting: entry(
    "value",
    isName,
    custom<Exclude<Json, null>>((body) => body !== null && body !== undefined),
  ),
  "review-card": entry("value", isName, jsonObject),
  "quiz-result": entry("set", isName, jsonObject),
  khatma: { mergeStrategy: "value", hasKey: isId, read: readKhatma },
  "prayer-log": {
    mergeStrategy: "value",
    hasKey: (key: string) => parseLogKey(key) !== undefined,
    read: readPrayerMark,
  },
  // Only of somebody who chose to sync pauses; `prayer-pauses.ts` has those of this device.
  "prayer-pause": { mergeStrategy: "value", hasKey: isId, read: readPause },
  tasbih: counter(isName),
  study: counter(isName),
  qada: counter(isPrayerName),
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
/** Kinds whose records have a body. */
export type EntryKind = Exclude<CollectionName, CounterKind | SetKind>;

/** The rules of a kind; undefined for a kind of a newer version. */
export function ruleOf(kind: string): KindRule | undefined {
  return Object.hasOwn(collections, kind) ? collections[kind as CollectionName] : undefined;
}

/** True when such a record may be stored: the kind knows the key and can read the body, which is not too long. */
export function isValidRecord(kind: string, key: string, body: Exclude<Json, null>): boolean {
  const rule = ruleOf(kind);
  if (!rule?.hasKey(key) || rule.read(body) === undefined) return false;
  return JSON.stringify(body).length <= longestBody;
}
