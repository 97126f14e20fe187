import type { Edition } from "../edition.ts";
import type { BuildProblem } from "./build-problem.ts";

/** Reports an edition that lacks its author, version, source or licence. */
export function checkEdition(edition: Edition): readonly BuildProblem[] {
  const needed: readonly (readonly [string, string | undefined])[] = [
    ["translator or author", edition.author],
    ["edition", edition.edition],
    ["source", edition.source],
    ["licence statement", edition.licence?.statement],
    ["place where the licence was looked for", edition.licence?.foundAt],
  ];
  const lacking = needed.filter(([, value]) => !value?.trim());
  const problems: BuildProblem[] = lacking.map(([what]) => ({
    text: edition.id,
    cause: `lacks its ${what}`,
  }));
  if (edition.source && !URL.canParse(edition.source)) {
    problems.push({ text: edition.id, cause: `has a source that is no address: ${edition.source}` });
  }
  return problems;
}
