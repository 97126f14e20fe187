import { useMessages } from "#app/i18n/messages.tsx";
import { useToast } from "#app/ui/toast.ts";
import type { Reading } from "./reading.ts";
import type { VerseDeeds } from "./verse-view.ts";

type OwnDeeds = Pick<VerseDeeds, "play" | "mark" | "open">;

/** What can be done with the verses of a reading: its own deeds, and copying and sharing their text. */
export function useVerseDeeds(reading: Reading, own: OwnDeeds): VerseDeeds {
  const text = useMessages("reader");
  const showToast = useToast();
  const surahTitle = text("surahName", { name: reading.name.name });
  const copied = { title: text("copied"), description: text("verseCopied") };
  const failed = {
    variant: "destructive",
    title: text("shareFailed"),
    description: text("shareFailedText"),
  } as const;
  const sharing = () => import("./share-verses.ts");

  return {
    ...own,
    copy: (ayah, to = ayah) =>
      sharing()
        .then(({ copyVerses }) => copyVerses({ reading, from: ayah, to, surahTitle }))
        .then((isCopied) => showToast(isCopied ? copied : failed))
        .catch(() => showToast(failed)),
    share: (ayah, to = ayah) =>
      sharing()
        .then(({ shareVerses }) => shareVerses({ reading, from: ayah, to, surahTitle }))
        .then((outcome) => {
          if (outcome === "copied") showToast(copied);
          if (outcome === "failed") showToast(failed);
        })
        .catch(() => showToast(failed)),
  };
}
