import { useEffect, useState } from "react";
import type { ShareOutcome } from "#app/browser/share.ts";
import type { Reading } from "#app/features/reader/reading/reading.ts";
import { useMessages } from "#app/i18n/messages.tsx";
import { useToast } from "#app/ui/toast.ts";
import type { Withheld } from "./share-verses.ts";

/** The actions of a verse, by its ayah number. */
export type VerseActions = {
  readonly play: (ayah: number) => void;
  /** Adds or removes the mark: a favorite in the digital mushaf, a bookmark in the complete reader. */
  readonly mark: (ayah: number) => void;
  /** With `to` the verses up to that one, here and in the one below. */
  readonly copy: (ayah: number, to?: number) => void;
  readonly share: (ayah: number, to?: number) => void;
  /** Writes the verse to the address and scrolls it under the header. */
  readonly goTo: (ayah: number) => void;
  /** Opens the sheet with words, note and label of the verse. */
  readonly open: (ayah: number) => void;
};

type ReaderActions = Pick<VerseActions, "play" | "mark" | "goTo" | "open">;

const loadSharing = () => import("./share-verses.ts");

/** Actions whose identity never changes, so that no verse renders again when what they do changes. */
function stableActions(first: VerseActions) {
  let latest = first;
  const actions: VerseActions = {
    play: (ayah) => latest.play(ayah),
    mark: (ayah) => latest.mark(ayah),
    copy: (ayah, to) => latest.copy(ayah, to),
    share: (ayah, to) => latest.share(ayah, to),
    goTo: (ayah) => latest.goTo(ayah),
    open: (ayah) => latest.open(ayah),
  };
  const update = (next: VerseActions) => {
    latest = next;
  };
  return { actions, update };
}

/** The actions of a reader's verses: the reader's own, and copying and sharing, which say in a toast how they ended. */
export function useVerseActions(reading: Reading, readerActions: ReaderActions): VerseActions {
  const text = useMessages("reader");
  const showToast = useToast();
  const surahTitle = text("surahName", { name: reading.name.name });
  const copied = { title: text("copied"), description: text("verseCopied") };
  const failed = {
    variant: "destructive",
    title: text("shareFailed"),
    description: text("shareFailedText"),
  } as const;
  const announce = (outcome: ShareOutcome | Withheld) => {
    if (outcome === "copied") return showToast(copied);
    if (outcome === "failed") return showToast(failed);
    if (typeof outcome === "string") return;
    const verses = outcome.kind === "altered" ? outcome.ayahs.join(", ") : "";
    const description = verses ? text("alteredVerses", { verses }) : text("surahFailed");
    showToast({ ...failed, description });
  };
  const actions: VerseActions = {
    ...readerActions,
    copy: (ayah, to = ayah) =>
      loadSharing()
        .then(({ copyVerses }) => copyVerses({ reading, from: ayah, to, surahTitle }))
        .then(announce)
        .catch(() => showToast(failed)),
    share: (ayah, to = ayah) =>
      loadSharing()
        .then(({ shareVerses }) => shareVerses({ reading, from: ayah, to, surahTitle }))
        .then(announce)
        .catch(() => showToast(failed)),
  };
  const [stable] = useState(() => stableActions(actions));
  useEffect(() => stable.update(actions));
  return stable.actions;
}
