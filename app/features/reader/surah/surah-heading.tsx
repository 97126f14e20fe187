import { ShieldAlert, ShieldCheck, ShieldQuestion } from "lucide-react";
import type { ReactNode } from "react";
import type { Reading } from "#app/features/reader/reading/reading.ts";
import type { Verification } from "#app/features/reader/reading/verification.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { lazyComponent } from "#app/ui/lazy-component.tsx";
import { useOpenedPart } from "#app/ui/use-opened-part.ts";
import { basmala } from "#content/quran/index.ts";

/** Surahs without a basmala above them: in 1 it is a verse, 9 has none. */
const withoutBasmala = [1, 9];

type SurahHeadingProps = {
  readonly reading: Reading;
  readonly isLoading: boolean;
  readonly verification: Verification;
  /** The actions of the surah, below its name. */
  readonly action?: ReactNode;
  /** Only the name and the actions, where the pages of the mushaf show the rest. */
  readonly isBrief?: boolean;
};

/** Name, place of revelation and length of a surah, and the basmala above its verses. */
export function SurahHeading({
  reading,
  isLoading,
  verification,
  action,
  isBrief = false,
}: SurahHeadingProps) {
  const text = useMessages("reader");
  const language = useLanguage();
  const { surah, name } = reading;
  return (
    <header className={`text-center ${isBrief ? "pt-6" : "py-8"}`} aria-busy={isLoading}>
      {!isBrief && (
        <p lang="ar" dir="rtl" className="quran pb-6 text-5xl text-gold leading-[1.8]!">
          {surah.arabicName}
        </p>
      )}
      <h1
        tabIndex={-1}
        className={`font-display text-2xl outline-none ${language === "ar" && !isBrief ? "sr-only" : ""}`}
      >
        {text("surahName", { name: name.name })}
      </h1>
      <p className="mt-1 text-ink-soft text-sm">
        {[name.meaning, text(surah.revelation), text("verses", { count: surah.ayahs })]
          .filter(Boolean)
          .join(" · ")}
      </p>
      <div className="mt-2 flex flex-wrap items-center justify-center gap-1 sm:gap-2 print:hidden">
        {/* On a phone a line of its own, which the actions that load later do not move. */}
        <div className="flex justify-center max-sm:w-full">
          <VerifiedMark reading={reading} verification={verification} />
        </div>
        {action}
      </div>
      {!isBrief && !withoutBasmala.includes(surah.number) && (
        <p lang="ar" dir="rtl" className="quran mt-6 text-3xl">
          {basmala}
        </p>
      )}
    </header>
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

type VerifiedMarkProps = { readonly reading: Reading; readonly verification: Verification };

/** Whether the shown text is the published one; opens the details of the check. */
function VerifiedMark({ reading, verification }: VerifiedMarkProps) {
  const text = useMessages("reader");
  const shell = useMessages("shell");
  const failure = { title: shell("loadFailedTitle"), description: shell("loadFailedText") };
  const { isOpen, open, close } = useOpenedPart(VerifiedSheet, failure);
  const { Icon, tone, key } = looks[verification.kind];
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={open}
        className={`inline-flex min-h-11 items-center gap-2 rounded-control px-3 text-sm hover:bg-raised print:hidden ${tone}`}
      >
        <Icon aria-hidden="true" className="size-4" />
        <span className="grid justify-items-start [&>*]:[grid-area:1/1]">
          <span>{text(key)}</span>
          {/* As wide as the texts to come, so that nothing moves when the check is done. */}
          <span aria-hidden="true" className="invisible">
            {text("checkingText")}
          </span>
          <span aria-hidden="true" className="invisible">
            {text("verifiedText")}
          </span>
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
