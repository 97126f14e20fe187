import { Fragment } from "react";
import { Link } from "wouter";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { printedNumber } from "#app/i18n/printed-number.ts";
import type { TopicGuide } from "#content/prayer-guide/index.ts";

type StepSourcesProps = {
  /** Verses as `5:6`, others as a work and its number. */
  readonly sources: readonly string[];
  readonly guide: TopicGuide;
};

const sahihs: readonly string[] = ["bukhari", "muslim"];
const collections: readonly string[] = [...sahihs, "abu-dawud", "tirmidhi"];

const isVerse = (source: string) => /^\d/.test(source);

function placeOf(source: string) {
  const colon = source.indexOf(":");
  return { work: source.slice(0, colon), printed: source.slice(colon + 1) };
}

/** Where a step was read: verses with a link, books by name and number; numbers of one book stand together. */
export function StepSources({ sources, guide }: StepSourcesProps) {
  const text = useMessages("praying");
  const language = useLanguage();
  const number = (printed: string) => <bdi dir="ltr">{printedNumber(printed, language)}</bdi>;
  const isArabicScript = language === "ar" || language === "ur";
  const verses = sources.filter(isVerse);
  const places = sources.filter((source) => !isVerse(source)).map(placeOf);
  const works = [...new Set(places.map(({ work }) => work))];
  return (
    <p className="max-w-[65ch] text-ink-soft text-sm" data-sources="">
      {text("sources")}{" "}
      {verses.map((verse, at) => {
        const [surah, ayah] = verse.split(":");
        return (
          <Fragment key={verse}>
            {at > 0 && " · "}
            <Link
              href={`/digital-quran?surah=${surah}&verse=${ayah}`}
              className="text-green underline underline-offset-4"
            >
              {text("quran", { verse: printedNumber(verse, language) })}
            </Link>
          </Fragment>
        );
      })}
      {works.map((work, at) => (
        <Fragment key={work}>
          {(at > 0 || verses.length > 0) && " · "}
          {guide.works[work]}{" "}
          {places
            .filter((place) => place.work === work)
            .map(({ printed }, which) => (
              <Fragment key={printed}>
                {which > 0 && (isArabicScript ? "، " : ", ")}
                {number(printed)}
              </Fragment>
            ))}
          {collections.includes(work) && !sahihs.includes(work) && ` (${guide.grade})`}
        </Fragment>
      ))}
    </p>
  );
}
