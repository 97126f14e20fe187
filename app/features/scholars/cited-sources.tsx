import { createContext, type ReactNode, useContext } from "react";
import { readMark } from "#domain/citations/citation-mark.ts";
import type { Citation } from "#domain/conversation/reply.ts";
import type { Language } from "#domain/language.ts";

/** How references are shown and found; provided by the page, because features do not import each other. */
export type SourceTools = {
  /** Draws the text behind a reference from the verified texts. */
  readonly show: (citation: Citation) => ReactNode;
  /** References found by the search on this device; undefined when the search failed. */
  readonly find: (question: string, language: Language) => Promise<readonly Citation[] | undefined>;
};

export const SourceToolsContext = createContext<SourceTools | undefined>(undefined);

/** Throws outside SourceToolsContext. */
export function useSourceTools(): SourceTools {
  const tools = useContext(SourceToolsContext);
  if (!tools) throw new Error("useSourceTools needs a SourceToolsContext");
  return tools;
}

type CitedSourcesProps = {
  readonly references: readonly string[];
  /** A control below each source. */
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
