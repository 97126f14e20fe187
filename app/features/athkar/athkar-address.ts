import type { AthkarCategory } from "#content/athkar/index.ts";

/** The sets as the address names them: six for every day, then two for particular occasions. */
const mainSets = ["morning", "evening", "sleep", "afterPrayer", "travel", "duas"] as const;
const furtherSets = ["waking", "mosque"] as const;

export type SetName = (typeof mainSets)[number] | (typeof furtherSets)[number];

export const allSets: readonly SetName[] = [...mainSets, ...furtherSets];

/** The category of the texts of a set. */
export function categoryOf(name: SetName): AthkarCategory {
  return name === "duas" ? "dua" : name;
}

/** The address of a set, one by one or as a list. */
export function addressOf(name: SetName, view: AthkarView = "player"): string {
  return `/complete-athkar?category=${name}${view === "list" ? "&tab=list" : ""}`;
}

export type AthkarView = "player" | "list";

export type AthkarPlace = {
  readonly name: SetName;
  readonly view: AthkarView;
  /** An unknown set that the address names, cut to 40 characters. */
  readonly unknown?: string;
};

/**
 * Reads `category` and `tab` of an address: without a category it is the set `ofHour`, with an unknown one the morning.
 */
export function athkarPlaceOf(search: URLSearchParams, ofHour: SetName = "morning"): AthkarPlace {
  const requested = search.get("category");
  const view = search.get("tab") === "list" ? "list" : "player";
  const name = allSets.find((each) => each === requested);
  if (name) return { name, view };
  if (requested === null) return { name: ofHour, view };
  return { name: "morning", view, unknown: requested.slice(0, 40) };
}
