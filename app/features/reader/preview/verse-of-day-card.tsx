import { Pause, Play, Share2 } from "lucide-react";
import { Link } from "wouter";
import { prefetchPlayer } from "#app/audio/open-player.ts";
import { shareOrCopy } from "#app/browser/share.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { QuranText } from "#app/ui/quran-text.tsx";
import { useToast } from "#app/ui/toast.ts";
import { directionOf } from "#domain/language.ts";
import { useHomeRecitation } from "./use-home-recitation.ts";
import type { VerseOfDay } from "./verse-of-day.ts";

/** The end of a verse: the sign with its number in it. */
const endOfVerse = "\u06dd";

/** Characters, vowel marks included, from which a passage is smaller on a phone. */
const long = 150;

/** A passage of the Quran for today, with its translation, and buttons to hear and to share it. */
export function VerseOfDayCard({ passage }: { readonly passage: VerseOfDay }) {
  const text = useMessages("home");
  const language = useLanguage();
  const showToast = useToast();
  const { surah, surahName, from, verses, edition } = passage;
  const to = from + verses.length - 1;
  const recitation = useHomeRecitation({ surah, ayah: from }, undefined, to);
  const number = (value: number) => formatNumber(value, language);
  const place = from === to ? number(from) : `${number(from)}–${number(to)}`;
  const reference = `${surahName} ${number(surah)}:${place}`;
  const href = `/digital-quran?surah=${surah}&verse=${from}`;
  const arabic = verses.map((verse) => verse.arabic).join(" ");
  const translation = verses.map((verse) => verse.translation ?? "").join(" ");
  const share = async () => {
    const outcome = await shareOrCopy({
      title: reference,
      text: [arabic, translation.trim(), reference].filter(Boolean).join("\n\n"),
      url: new URL(href, location.href).href,
    });
    if (outcome === "copied") showToast({ title: text("verse.copied") });
    if (outcome === "failed") showToast({ title: text("verse.notShared") });
  };
  const PlaySign = recitation.isOn ? Pause : Play;
  return (
    <section aria-labelledby="verse-of-day" data-verse-of-day="" className="pt-6 md:pt-10">
      <h2 id="verse-of-day" className="mb-3 font-display text-2xl">
        {text("verse.title")}
      </h2>
      <figure className="panel px-5 pt-4 pb-1 md:px-10">
        <p
          lang="ar"
          dir="rtl"
          className={`quran text-center ${arabic.length < long ? "text-quran" : "text-2xl leading-[1.9]! md:text-quran"}`}
        >
          {verses.map((verse, at) => (
            <span key={verse.arabic}>
              <QuranText text={verse.arabic} />{" "}
              <span className="text-gold">
                {endOfVerse}
                {formatNumber(from + at, "ar")}
              </span>{" "}
            </span>
          ))}
        </p>
        {edition && (
          <blockquote
            lang={edition}
            dir={directionOf(edition)}
            className="mt-2 text-balance text-center text-ink-soft"
          >
            {translation}
          </blockquote>
        )}
        <figcaption className="mt-3 flex items-center justify-between gap-2 border-line border-t">
          <Link
            href={href}
            className="flex min-h-11 items-center text-ink-soft text-sm tabular-nums hover:text-ink"
          >
            {reference}
          </Link>
          <span className="-me-2.75 flex">
            <IconButton
              label={`${text(recitation.isOn ? "reader.pause" : "reader.play")}: ${reference}`}
              onClick={recitation.play}
              onPointerEnter={prefetchPlayer}
              onFocus={prefetchPlayer}
            >
              <PlaySign aria-hidden="true" className="size-5.5" />
            </IconButton>
            <IconButton label={`${text("verse.share")}: ${reference}`} onClick={share}>
              <Share2 aria-hidden="true" className="size-5.5" />
            </IconButton>
          </span>
        </figcaption>
      </figure>
    </section>
  );
}
