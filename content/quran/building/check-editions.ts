import type { Edition } from "../edition.ts";
import type { Refusal } from "./refusal.ts";

/** Refuses an edition that does not say by whom, which, whence and under which terms. */
export function checkEdition(edition: Edition): readonly Refusal[] {
  const needed: readonly (readonly [string, string | undefined])[] = [
    ["translator or author", edition.author],
    ["edition", edition.edition],
    ["source", edition.source],
    ["licence statement", edition.licence?.statement],
    ["place where the licence was looked for", edition.licence?.foundAt],
  ];
  const lacking = needed.filter(([, value]) => !value?.trim());
  const refusals: Refusal[] = lacking.map(([what]) => ({ text: edition.id, cause: `lacks its ${what}` }));
  if (edition.source && !URL.canParse(edition.source)) {
    refusals.push({ text: edition.id, cause: `has a source that is no address: ${edition.source}` });
  }
  return refusals;
}
