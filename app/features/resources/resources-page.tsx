import { BookOpen, Brain, Headphones, Languages, type LucideIcon, Printer, ScrollText } from "lucide-react";
import type { ReactNode } from "react";
import { useState } from "react";
import { Link } from "wouter";
import { useAddressParameters } from "#app/browser/address-parameters.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { surahs, translationFor } from "#content/quran/index.ts";
import { parseVerseKey } from "#domain/verse-reference.ts";
import { CommentarySheet } from "./commentary-sheet.tsx";
import { PrintedPassage } from "./printed-passage.tsx";
import type { ResourcesData } from "./resources-data.ts";
import { useSurahNames } from "./use-surah-names.ts";

const cards = [
  { id: "read", Icon: BookOpen, href: "/digital-quran" },
  { id: "audio", Icon: Headphones, href: "/quran-streaming" },
  { id: "tafsir", Icon: ScrollText, href: "/quran-resources?commentary=1:1" },
  { id: "translations", Icon: Languages, href: "/complete-quran?translations=2" },
  { id: "memorise", Icon: Brain, href: "/learning-methods" },
  { id: "download", Icon: Printer, href: "#mushafs" },
] as const satisfies readonly { id: string; Icon: LucideIcon; href: string }[];

type ResourcesPageProps = {
  readonly data: ResourcesData;
  /** Button that opens the downloads for use without a network. */
  readonly offline: ReactNode;
};

/** Six ways to use the Quran; a passage laid out for printing where the address requests one. */
export function ResourcesPage({ data, offline }: ResourcesPageProps) {
  const text = useMessages("resources");
  const title = useMessages("shell")("title.quranResources");
  const { parameters, change } = useAddressParameters();
  // Going back from the passage to the page changes the address but not the data.
  if (data.printed && parameters.has("print")) return <PrintedPassage printed={data.printed} />;
  return (
    <>
      <PageHead title={title} line={text("intro")} />
      <ul className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {cards.map(({ id, Icon, href }) => (
          <li key={id} data-resource={id} className="panel flex flex-col gap-2 p-5">
            <Icon aria-hidden="true" className="size-6 text-green" />
            <h2 className="font-display text-xl">{text(`${id}.title`)}</h2>
            <p className="grow text-pretty text-ink-soft">{text(`${id}.text`)}</p>
            <ResourceLink href={href} label={text("exploreNamed", { title: text(`${id}.title`) })}>
              {text("explore")}
            </ResourceLink>
          </li>
        ))}
      </ul>
      <section id="mushafs" aria-labelledby="mushafs-title" className="mt-10 grid scroll-mt-24 gap-4">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id="mushafs-title" className="font-display text-2xl">
            {text("printed")}
          </h2>
          {offline}
        </div>
        <PrintForm />
      </section>
      <CommentarySheet
        verse={parseVerseKey(parameters.get("commentary") ?? "")}
        onVerse={(key) => change({ commentary: key }, { replace: true })}
      />
    </>
  );
}

type ResourceLinkProps = { readonly href: string; readonly label: string; readonly children: ReactNode };

/** A plain link within the page, a link of the router to others. */
function ResourceLink({ href, label, children }: ResourceLinkProps) {
  const className = buttonClass("quiet", "self-start");
  if (href.startsWith("#"))
    return (
      <a href={href} aria-label={label} className={className}>
        {children}
      </a>
    );
  return (
    <Link href={href} aria-label={label} className={className}>
      {children}
    </Link>
  );
}

const juzNumbers = Array.from({ length: 30 }, (_, at) => at + 1);

/** Choice of what to print; a plain form, so that it works without JavaScript too. */
function PrintForm() {
  const text = useMessages("resources");
  const language = useLanguage();
  const names = useSurahNames();
  const [print, setPrint] = useState("surah-36");
  const number = (value: number) => formatNumber(value, language);
  return (
    <form method="get" className="panel grid items-end gap-4 p-5 sm:grid-cols-[1fr_auto_auto]">
      <label className="block">
        <span className="mb-1 block text-ink-soft text-sm">{text("whole")}</span>
        <select
          name="print"
          value={print}
          onChange={(event) => setPrint(event.target.value)}
          className="field"
        >
          <optgroup label={text("surah")}>
            {surahs.map(({ number: surah, arabicName }) => (
              <option key={surah} value={`surah-${surah}`}>
                {`${number(surah)}. ${names[surah - 1]?.name ?? arabicName}`}
              </option>
            ))}
          </optgroup>
          <optgroup label={text("juz")}>
            {juzNumbers.map((juz) => (
              <option key={juz} value={`juz-${juz}`}>
                {text("juzNumbered", { number: number(juz) })}
              </option>
            ))}
          </optgroup>
        </select>
      </label>
      {translationFor(language) && (
        <label className="flex min-h-11 items-center gap-2">
          <input type="checkbox" name="translation" value="1" className="size-5 accent-green" />
          {text("withTranslation")}
        </label>
      )}
      <button type="submit" className={buttonClass("primary")}>
        {text("show")}
      </button>
    </form>
  );
}
