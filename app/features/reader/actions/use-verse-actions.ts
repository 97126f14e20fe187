import { useEffect, useState } from "react";
import type { ShareOutcome } from "#app/browser/share.ts";
import type { Reading } from "#app/features/reader/reading/reading.ts";
import type { VerseActions } from "#app/features/reader/verse/verse-view.ts";
import { useMessages } from "#app/i18n/messages.tsx";
import { useToast } from "#app/ui/toast.ts";
import type { Withheld } from "./share-verses.ts";

type OwnActions = Pick<VerseActions, "play" | "mark" | "goTo" | "open">;

/** Outside of the hook: the compiler lets a hook with an import in it be. */
const sharing = () => import("./share-verses.ts");

/** Actions that stay the same while what they do changes: no verse is drawn anew for it. */
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
  const follow = (next: VerseActions) => {
    latest = next;
  };
  return { actions, follow };
}

/** What can be done with the verses of a reading: its own deeds, and copying and sharing their text. */
export function useVerseActions(reading: Reading, own: OwnActions): VerseActions {
  const text = useMessages("reader");
  const showToast = useToast();
  const surahTitle = text("surahName", { name: reading.name.name });
  const copied = { title: text("copied"), description: text("verseCopied") };
  const failed = {
    variant: "destructive",
    title: text("shareFailed"),
    description: text("shareFailedText"),
  } as const;
  const tell = (outcome: ShareOutcome | Withheld) => {
    if (outcome === "copied") return showToast(copied);
    if (outcome === "failed") return showToast(failed);
    if (typeof outcome === "string") return;
    const verses = outcome.kind === "altered" ? outcome.ayahs.join(", ") : "";
    const description = verses ? text("alteredVerses", { verses }) : text("surahFailed");
    showToast({ ...failed, description });
  };
  const now: VerseActions = {
    ...own,
    copy: (ayah, to = ayah) =>
      sharing()
        .then(({ copyVerses }) => copyVerses({ reading, from: ayah, to, surahTitle }))
        .then(tell)
        .catch(() => showToast(failed)),
    share: (ayah, to = ayah) =>
      sharing()
        .then(({ shareVerses }) => shareVerses({ reading, from: ayah, to, surahTitle }))
        .then(tell)
        .catch(() => showToast(failed)),
  };
  const [steady] = useState(() => stableActions(now));
  useEffect(() => steady.follow(now));
  return steady.actions;
}
