import checks from "./data/checks.json" with { type: "json" };
import type { LinkKnowledge } from "./knowledge.ts";
import type { LinkChecksFile } from "./schema.ts";

export { type LinkKnowledge, linkKnowledges } from "./knowledge.ts";

const { links, ranOn }: LinkChecksFile = checks;

/** The day of the last check of links, `YYYY-MM-DD`; null where none was ever made. */
export const linksCheckedOn = ranOn;

/** How an outgoing link stands: `hidden` ones are not drawn, `failed` ones say that they did not answer. */
export type LinkStanding = "hidden" | "listed" | "failed";

/** An address nobody could confirm stays hidden until a check has reached it. */
export function linkStanding(
  url: string,
  known: LinkKnowledge,
  checked: LinkChecksFile["links"] = links,
): LinkStanding {
  const check = checked[url];
  if (known === "unverified" && check?.isReached !== true) return "hidden";
  return check?.isReached === false ? "failed" : "listed";
}
