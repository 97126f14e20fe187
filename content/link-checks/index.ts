import checks from "./data/checks.json" with { type: "json" };
import type { LinkKnowledge } from "./knowledge.ts";
import type { LinkChecksFile } from "./schema.ts";

export { type LinkKnowledge, linkKnowledges } from "./knowledge.ts";

const { links, ranOn }: LinkChecksFile = checks;

/** The day of the last check of links, `YYYY-MM-DD`; null if there was none. */
export const linksCheckedOn = ranOn;

/**
 * Status of an external link: `hidden` ones are not rendered, `failed` ones carry a note that they did not
 * respond.
 */
export type LinkStatus = "hidden" | "listed" | "failed";

/** An unverified address stays hidden until a check has reached it. */
export function linkStatus(
  url: string,
  known: LinkKnowledge,
  checked: LinkChecksFile["links"] = links,
): LinkStatus {
  const check = checked[url];
  if (known === "unverified" && check?.isReached !== true) return "hidden";
  return check?.isReached === false ? "failed" : "listed";
}
