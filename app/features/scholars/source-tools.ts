import { createContext, type ReactNode, useContext } from "react";
import type { Citation } from "#domain/conversation/reply.ts";
import type { Language } from "#domain/language.ts";

/** How references are shown and found here: the page that holds both features hands it over. */
export type SourceTools = {
  /** The text behind a reference, drawn from the verified texts. */
  readonly show: (citation: Citation) => ReactNode;
  /** References that the search on this device finds; undefined when it cannot answer. */
  readonly find: (question: string, language: Language) => Promise<readonly Citation[] | undefined>;
};

export const SourceToolsContext = createContext<SourceTools | undefined>(undefined);

export function useSourceTools(): SourceTools {
  const tools = useContext(SourceToolsContext);
  if (!tools) throw new Error("sources are shown outside SourceToolsContext");
  return tools;
}
