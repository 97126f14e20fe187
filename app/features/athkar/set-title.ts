import { useMessages } from "#app/i18n/messages.tsx";
import type { AthkarSet } from "./athkar-set.ts";

/** The title of a set: its own, or the one of a set of ours in the reader's language. */
export function useSetTitle({ title, name }: Pick<AthkarSet, "name" | "title">): string {
  const text = useMessages("athkar");
  return title ?? (name === "own" ? "" : text(`set.${name}`));
}
