import { Printer } from "lucide-react";
import { Link } from "wouter";
import { printPage } from "#app/browser/print-page.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { QuranText } from "#app/ui/quran-text.tsx";
import { directionOf } from "#domain/language.ts";
import type { Printed } from "./resources-data.ts";

/** The sign at the end of a verse, with a space that does not break before it. */
const verseMark = (ayah: number) => `\u00a0\u06dd${formatNumber(ayah, "ar")}`;

/** A surah or juz laid out for printing; the buttons are not printed. */
export function PrintedPassage({ printed }: { readonly printed: Printed }) {
  const text = useMessages("resources");
  const language = useLanguage();
  const { place, surahs, translation } = printed;
  return (
    <div className="mx-auto max-w-3xl">
      <div className="mb-8 grid gap-3 print:hidden">
        <h1 tabIndex={-1} className="font-display text-3xl outline-none">
          {place.kind === "juz"
            ? text("juzNumbered", { number: formatNumber(place.number, language) })
            : surahs[0]?.name}
        </h1>
        <p className="text-ink-soft">{text("printHint")}</p>
        <p className="flex flex-wrap gap-3">
          <Button look="primary" onClick={printPage}>
            <Printer aria-hidden="true" className="size-5" />
            {text("print")}
          </Button>
          <Link href="/quran-resources" className={buttonClass("quiet")}>
            {text("back")}
          </Link>
        </p>
      </div>
      <article data-printed="">
        {surahs.map(({ surah, arabicName, name, basmala, verses }) => (
          <section key={surah} className="mb-10">
            <h2 className="mb-4 break-inside-avoid break-after-avoid border-line border-y py-3 text-center">
              <span lang="ar" dir="rtl" className="font-naskh text-2xl">
                {arabicName}
              </span>
              {language !== "ar" && <span className="block text-ink-soft">{name}</span>}
            </h2>
            {basmala && (
              <p lang="ar" dir="rtl" className="quran break-after-avoid text-center text-2xl">
                {basmala}
              </p>
            )}
            {translation ? (
              verses.map(({ ayah, arabic, translation: meaning }) => (
                <div key={ayah} className="mb-4 break-inside-avoid">
                  <p lang="ar" dir="rtl" className="quran text-2xl">
                    <QuranText text={arabic} />
                    <span className="quran text-gold">{verseMark(ayah)}</span>
                  </p>
                  <p lang={translation.id} dir={directionOf(translation.id)} className="text-pretty">
                    {meaning}
                  </p>
                </div>
              ))
            ) : (
              <p lang="ar" dir="rtl" className="quran text-justify text-2xl">
                {verses.map(({ ayah, arabic }) => (
                  <span key={ayah} className="quran">
                    <QuranText text={arabic} />
                    <span className="quran text-gold">{`${verseMark(ayah)} `}</span>
                  </span>
                ))}
              </p>
            )}
          </section>
        ))}
        <p className="text-center text-ink-soft text-sm">
          {text("shapeNote")}
          {translation && (
            <>
              {" · "}
              <bdi lang="en" dir="ltr">
                {translation.author}
              </bdi>
            </>
          )}
        </p>
      </article>
    </div>
  );
}
