import { shareOrCopy } from "#app/browser/share.ts";
import { useMessages } from "#app/i18n/messages.tsx";
import { useStoredSets } from "#app/text-tools/own-sets.ts";
import { useToast } from "#app/ui/toast.ts";
import type { OwnSet } from "#domain/counting/own-set.ts";
import { sharedAddressOf } from "./own-address.ts";

/** A person's own sets in the order in which they were made. */
export function useOwnSets() {
  const text = useMessages("ownathkar");
  const showToast = useToast();
  const { put, remove, ...stored } = useStoredSets();
  return {
    ...stored,
    /** Deletes a set; a toast offers to put it back. */
    remove(id: string, set: OwnSet): void {
      remove(id);
      showToast({
        title: text("deleted"),
        action: { label: text("undo"), onClick: () => put(id, set) },
      });
    },
  };
}

/** A function that shares the link of a set, or copies it; a toast says so. */
export function useShareSet(): (set: OwnSet) => Promise<void> {
  const text = useMessages("ownathkar");
  const showToast = useToast();
  return async (set) => {
    const title = set.name.trim() || text("sharedTitle");
    const url = new URL(sharedAddressOf(set), location.href).href;
    const outcome = await shareOrCopy({ title, text: title, url });
    if (outcome === "copied") showToast({ title: text("linkCopied") });
    if (outcome === "failed") showToast({ variant: "destructive", title: text("shareFailed") });
  };
}
