import { BookOpen, Brain, Headphones, Languages, type LucideIcon, Printer, ScrollText } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "wouter";
import { useAddressParameters } from "#app/browser/address-parameters.ts";
import { useMessages } from "#app/i18n/messages.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { parseVerseKey } from "#domain/verse-reference.ts";
import { CommentarySheet } from "./commentary-sheet.tsx";
import { PrintForm } from "./print-form.tsx";
import { PrintedPassage } from "./printed-passage.tsx";
import type { ResourcesData } from "./resources-data.ts";

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
    <div className="mx-auto max-w-6xl">
      <header className="pb-6">
        <h1 tabIndex={-1} className="font-display text-3xl outline-none sm:text-4xl">
          {title}
        </h1>
        <p className="mt-3 max-w-[65ch] text-pretty text-ink-soft">{text("intro")}</p>
      </header>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {cards.map(({ id, Icon, href }) => (
          <li key={id} data-resource={id} className="panel flex flex-col gap-3 p-6">
            <Icon aria-hidden="true" className="size-7 text-gold" />
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
    </div>
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
