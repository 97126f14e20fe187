import { useMessages } from "#app/i18n/messages.tsx";
import { copyText } from "#app/platform/clipboard.ts";
import { shareOrCopy } from "#app/platform/share.ts";
import { useToast } from "#app/ui/toast.ts";
import type { Reading } from "./reading.ts";
import type { VerseDeeds } from "./verse-view.ts";

type OwnDeeds = Pick<VerseDeeds, "play" | "mark" | "open">;

/** The address that opens a verse, on the page that is open. */
function verseAddress(surah: number, ayah: number): string {
  const address = new URL(location.pathname, location.origin);
  address.search = `?surah=${surah}&verse=${ayah}`;
  return address.href;
}

/** What can be done with the verses of a reading: its own deeds, and copying and sharing their text. */
export function useVerseDeeds(reading: Reading, own: OwnDeeds): VerseDeeds {
  const text = useMessages("reader");
  const showToast = useToast();
  const { surah, name, window, arabic, translation } = reading;
  const copied = { title: text("copied"), description: text("verseCopied") };
  const failed = {
    variant: "destructive",
    title: text("shareFailed"),
    description: text("shareFailedText"),
  } as const;

  /** The Arabic, the translation, and a line naming surah and verse. */
  const wording = (ayah: number) => {
    const at = ayah - window.from;
    const named = `${text("surahName", { name: name.name })} ${surah.number}:${ayah}`;
    return { named, text: [arabic[at], translation?.[at], named].filter(Boolean).join("\n") };
  };

  return {
    ...own,
    copy: async (ayah) => showToast((await copyText(wording(ayah).text)) ? copied : failed),
    share: async (ayah) => {
      const { named, text: words } = wording(ayah);
      const outcome = await shareOrCopy({ title: named, text: words, url: verseAddress(surah.number, ayah) });
      if (outcome === "copied") showToast(copied);
      if (outcome === "failed") showToast(failed);
    },
  };
}
