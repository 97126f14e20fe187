import type { ReactNode } from "react";
import { readMark } from "#domain/citations/citation-mark.ts";
import { useSourceTools } from "./source-tools.ts";

type CitedSourcesProps = {
  readonly references: readonly string[];
  /** What can be done with each. */
  readonly action?: (reference: string) => ReactNode;
};

/** Texts by their references, each with its words from the verified texts. */
export function CitedSources({ references, action }: CitedSourcesProps) {
  const { show } = useSourceTools();
  return (
    <ul className="grid gap-3">
      {references.map((reference) => {
        const citation = readMark(reference);
        return (
          citation && (
            <li key={reference} data-reference={reference} className="grid gap-1">
              {show(citation)}
              {action?.(reference)}
            </li>
          )
        );
      })}
    </ul>
  );
}
