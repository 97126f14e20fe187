import type { AthkarCategory } from "#content/athkar/index.ts";

/** The sets as the address names them: six of every day, then two for their own occasions. */
const mainSets = ["morning", "evening", "sleep", "afterPrayer", "travel", "duas"] as const;
const furtherSets = ["waking", "mosque"] as const;

export type SetName = (typeof mainSets)[number] | (typeof furtherSets)[number];

export const allSets: readonly SetName[] = [...mainSets, ...furtherSets];

/** The category of the texts behind a name. */
export function categoryOf(name: SetName): AthkarCategory {
  return name === "duas" ? "dua" : name;
}

/** Where a set is said. */
export function addressOf(name: SetName, view: AthkarView = "player"): string {
  return `/complete-athkar?category=${name}${view === "list" ? "&tab=list" : ""}`;
}

export type AthkarView = "player" | "list";

export type AthkarPlace = {
  readonly name: SetName;
  readonly view: AthkarView;
  /** What the address named in vain, cut to 40 signs. */
  readonly unknown?: string;
};

/**
 * Reads `category` and `tab` of an address: the set `ofHour` stands where none is named, the morning where the named one
 * does not exist.
 */
export function athkarPlaceOf(search: URLSearchParams, ofHour: SetName = "morning"): AthkarPlace {
  const asked = search.get("category");
  const view = search.get("tab") === "list" ? "list" : "player";
  const name = allSets.find((each) => each === asked);
  if (name) return { name, view };
  if (asked === null) return { name: ofHour, view };
  return { name: "morning", view, unknown: asked.slice(0, 40) };
}
