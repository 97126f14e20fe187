import type { AthkarCategory } from "#content/athkar/index.ts";

/** The sets as the address names them: the six of the picker, then two for their own occasions. */
export const mainSets = ["morning", "evening", "sleep", "afterPrayer", "travel", "duas"] as const;
export const furtherSets = ["waking", "mosque"] as const;

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

/** Reads `category` and `tab` of an address; the morning stands where no such category exists. */
export function athkarPlaceOf(search: URLSearchParams): AthkarPlace {
  const asked = search.get("category");
  const view = search.get("tab") === "list" ? "list" : "player";
  const name = allSets.find((each) => each === asked);
  if (name) return { name, view };
  return { name: "morning", view, ...(asked === null ? {} : { unknown: asked.slice(0, 40) }) };
}
