import { shareOrCopy } from "#app/browser/share.ts";
import { useMessages } from "#app/i18n/messages.tsx";
import { changeRecord, useCollectionMap } from "#app/storage/user-data/use-collection.ts";
import { useToast } from "#app/ui/toast.ts";
import { type OwnSet, readOwnSet } from "#domain/counting/own-set.ts";
import { sharedAddressOf } from "./own-address.ts";

/** A new id, after those made before it. */
function newId(): string {
  return `${Date.now().toString(36)}-${crypto.randomUUID().slice(0, 8)}`;
}

/** A person's own sets in the order in which they were made. */
export function useOwnSets() {
  const text = useMessages("ownathkar");
  const showToast = useToast();
  const { entries, isReady, put, remove } = useCollectionMap("athkar-set");
  return {
    isReady,
    sets: [...entries].map(([id, set]) => ({ id, ...set })).sort((a, b) => (a.id < b.id ? -1 : 1)),
    find: (id: string) => entries.get(id),
    /** Changes a set as it is stored now, whichever tab changed it last. */
    change(id: string, edit: (set: OwnSet) => OwnSet): void {
      changeRecord("athkar-set", id, (body) => {
        const { name, dhikrs } = edit(readOwnSet(body) ?? { name: "", dhikrs: [] });
        return { name, dhikrs };
      });
    },
    /** Stores a new set and returns its id. */
    make(set: OwnSet): string {
      const id = newId();
      put(id, set);
      return id;
    },
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
