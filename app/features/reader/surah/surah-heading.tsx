import { ShieldAlert, ShieldCheck, ShieldQuestion } from "lucide-react";
import type { ReactNode } from "react";
import type { Reading } from "#app/features/reader/reading/reading.ts";
import type { Verification } from "#app/features/reader/reading/verification.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { lazyComponent } from "#app/ui/lazy-component.tsx";
import { useOpenedPart } from "#app/ui/use-opened-part.ts";
import { basmala } from "#content/quran/index.ts";
import type { Language } from "#domain/language.ts";

/** Surahs without a basmala above them: in 1 it is a verse, 9 has none. */
const withoutBasmala = [1, 9];

type SurahHeadingProps = {
  readonly reading: Reading;
  readonly isLoading: boolean;
  readonly verification: Verification;
  /** Controls beside the name. */
  readonly beside?: ReactNode;
  /** The actions of the surah, in a row below its name. */
  readonly actions?: ReactNode;
  /** In one line, where the page has a heading of its own above. */
  readonly isSmall?: boolean;
};

/** Arabic and Urdu write a comma where a dot beside digits would be read as a zero. */
const between = (language: Language) => (language === "ar" || language === "ur" ? "، " : " · ");

/** Name, place of revelation and length of a surah, and the basmala above its verses. */
export function SurahHeading(props: SurahHeadingProps) {
  const { reading, isLoading, verification, beside, actions, isSmall = false } = props;
  const text = useMessages("reader");
  const language = useLanguage();
  const { surah, name } = reading;
  return (
    <header aria-busy={isLoading}>
      <div
        className={`flex items-center justify-between ${isSmall ? "gap-1 py-1" : "gap-4 py-1 md:pt-4 md:pb-1.5"}`}
      >
        <div className={isSmall ? "min-w-0 gap-x-2 md:flex md:items-baseline" : "min-w-0"}>
          <h1
            tabIndex={-1}
            className={`outline-none ${isSmall ? "font-semibold text-base" : "font-display text-2xl"}`}
          >
            {text("surahName", { name: name.name })}
          </h1>
          <SurahFacts
            first={isSmall ? undefined : name.meaning}
            reading={reading}
            verification={verification}
            isSmall={isSmall}
          />
        </div>
        {beside}
        {language !== "ar" && (
          <p
            lang="ar"
            dir="rtl"
            className={`quran shrink-0 whitespace-nowrap text-gold leading-[1.35]! ${isSmall ? "text-2xl" : "text-[2.5rem] md:text-[3.375rem]"}`}
          >
            {surah.arabicName}
          </p>
        )}
      </div>
      {actions && (
        <div className="scroll-row relative z-10 items-center pt-2.75 pb-1.25 md:mx-0! md:px-0! md:pt-2.5 md:pb-2 print:hidden">
          {actions}
        </div>
      )}
      {!withoutBasmala.includes(surah.number) && (
        <p
          lang="ar"
          dir="rtl"
          className="quran border-line border-t pt-1 text-center text-[1.625rem] leading-[1.9]! md:text-[2rem] print:border-t-0 print:text-quran"
        >
          {basmala}
        </p>
      )}
    </header>
  );
}

type SurahFactsProps = Pick<SurahHeadingProps, "reading" | "verification" | "isSmall"> & {
  /** What is said before the rest. */
  readonly first: string | undefined;
};

/** Place of revelation and length of a surah, and whether its text is the published one. */
export function SurahFacts({ first, reading, verification, isSmall = false }: SurahFactsProps) {
  const text = useMessages("reader");
  const language = useLanguage();
  const { surah } = reading;
  const facts = [first, text(surah.revelation), text("verses", { count: surah.ayahs })];
  return (
    <p className="flex flex-wrap items-center gap-x-1.5 text-ink-soft text-sm">
      {facts.filter(Boolean).join(between(language))}
      <VerifiedMark reading={reading} verification={verification} isSmall={isSmall} />
    </p>
  );
}

const VerifiedSheet = lazyComponent(() =>
  import("./verified-sheet.tsx").then((sheet) => sheet.VerifiedSheet),
);

const looks = {
  checking: { Icon: ShieldQuestion, tone: "text-ink-soft", key: "checkingText" },
  verified: { Icon: ShieldCheck, tone: "text-green", key: "verifiedText" },
  altered: { Icon: ShieldAlert, tone: "text-harm", key: "alteredText" },
  unchecked: { Icon: ShieldQuestion, tone: "text-ink-soft", key: "uncheckedText" },
} as const;

type VerifiedMarkProps = {
  readonly reading: Reading;
  readonly verification: Verification;
  readonly isSmall: boolean;
};

/** Whether the shown text is the published one; opens the details of the check. */
function VerifiedMark({ reading, verification, isSmall }: VerifiedMarkProps) {
  const text = useMessages("reader");
  const shell = useMessages("shell");
  const failure = { title: shell("loadFailedTitle"), description: shell("loadFailedText") };
  const { isOpen, open, close } = useOpenedPart(VerifiedSheet, failure);
  const { Icon, tone, key } = looks[verification.kind];
  const isPublished = verification.kind === "checking" || verification.kind === "verified";
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={text(key)}
        title={text(key)}
        onClick={open}
        className={`relative z-20 inline-flex items-center gap-1 whitespace-nowrap after:absolute after:-inset-x-3.5 after:top-1/2 after:h-11 after:-translate-y-1/2 print:hidden ${tone}`}
      >
        <Icon aria-hidden="true" className="size-4" />
        {/* As wide while the text is checked as afterwards, so that nothing moves. */}
        <span
          className={`${verification.kind === "checking" ? "invisible" : ""} ${isPublished && isSmall ? "max-md:hidden" : ""}`}
        >
          {isPublished ? text("verified") : text(key)}
        </span>
      </button>
      {isOpen !== undefined && (
        <VerifiedSheet
          title={text(key)}
          reading={reading}
          verification={verification}
          isOpen={isOpen}
          onClose={close}
        />
      )}
    </>
  );
}
