import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { useLocation, useSearch } from "wouter";
import type { Reading } from "#app/features/reader/reading/reading.ts";
import type { VersePart } from "#app/features/reader/reading/verse-part.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { samePlan } from "#app/storage/reading-plan.ts";
import { Segments } from "#app/ui/choices.tsx";
import { createIcon } from "#app/ui/create-icon.ts";
import { IconButton } from "#app/ui/icon-button.tsx";
import { lazyComponent } from "#app/ui/lazy-component.tsx";
import { useOpenedPart } from "#app/ui/use-opened-part.ts";
import type { VerseReference } from "#domain/verse-reference.ts";

const addresses = { read: "/digital-quran", study: "/complete-quran" } as const;

/** Read or study the same place. */
export function ModeSwitch({ current }: { readonly current: "read" | "study" }) {
  const text = useMessages("reader");
  const here = new URLSearchParams(useSearch());
  const place = new URLSearchParams();
  for (const name of ["surah", "verse", "plan"]) {
    const value = here.get(name);
    if (value !== null) place.set(name, value);
  }
  const query = place.size > 0 ? `?${place}` : "";
  return (
    <Segments
      label={text("mode")}
      current={current}
      options={[
        { value: "read", label: text("modeRead"), href: addresses.read + query },
        { value: "study", label: text("modeStudy"), href: addresses.study + query },
      ]}
    />
  );
}

const JumpSheet = lazyComponent(() => import("./jump-sheet.tsx").then((sheet) => sheet.JumpSheet));

type PlaceButtonProps = {
  readonly address: string;
  readonly reading: Reading;
  readonly ayah: number | undefined;
  /** Shown beside the place; without it the button is a field among others. */
  readonly part?: VersePart;
};

/** The surah and the verse being read; opens the choice of another surah, verse, juz, ruku or page. */
export function PlaceButton({ address, reading, ayah, part }: PlaceButtonProps) {
  const text = useMessages("reader");
  const shell = useMessages("shell");
  const language = useLanguage();
  const [, navigate] = useLocation();
  const failure = { title: shell("loadFailedTitle"), description: shell("loadFailedText") };
  const { isOpen, open, close } = useOpenedPart(JumpSheet, failure);
  const number = (value: number) => formatNumber(value, language);
  const surah = `${number(reading.surah.number)} ${reading.name.name}`;
  const go = ({ surah: chosen, ayah: verse }: VerseReference) => {
    close();
    navigate(`${address}?surah=${chosen}${verse > 0 ? `&verse=${verse}` : ""}${samePlan(location.search)}`);
    if (verse === 0) scrollTo(0, 0);
  };
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={open}
        className={
          part
            ? "flex min-h-11 min-w-0 items-center gap-2 rounded-control px-1 text-start hover:bg-raised"
            : "field flex min-w-28 flex-1 items-center justify-between gap-2 px-3! text-start text-sm hover:border-green"
        }
      >
        <span className="sr-only">{text("chooseSurah")}</span>
        {/* No tight lines: the letters of Urdu reach far below them and would be cut. */}
        <span className="flex min-w-0 flex-wrap items-center gap-x-2">
          <span className="line-clamp-2 pb-1 font-semibold text-sm">
            {part && ayah ? text("placeOfVerse", { surah, ayah: number(ayah) }) : surah}
          </span>
          {part && (
            <span className="whitespace-nowrap text-ink-soft text-xs tabular-nums">
              {text("placeInMushaf", { juz: number(part.juz), page: number(part.page) })}
            </span>
          )}
        </span>
        <ChevronDown aria-hidden="true" className="size-4 shrink-0" />
      </button>
      {isOpen !== undefined && (
        <JumpSheet reading={reading} ayah={ayah} isOpen={isOpen} onClose={close} onGo={go} />
      )}
    </>
  );
}

const TextSettingsSheet = lazyComponent(() =>
  import("#app/features/reader/settings/text-settings.tsx").then((sheet) => sheet.TextSettingsSheet),
);

/** A large and a small letter, the icon of the text settings. */
const LetterSizes = createIcon([
  ["path", { d: "M3 18 8 6l5 12M4.7 14h6.6M19.5 11.8V18" }],
  ["circle", { cx: "17", cy: "15", r: "2.6" }],
]);

/** Opens the settings of the text; `children` are settings of this reader alone. */
export function SettingsButton({ children }: { readonly children?: ReactNode }) {
  const text = useMessages("reader");
  const shell = useMessages("shell");
  const failure = { title: shell("loadFailedTitle"), description: shell("loadFailedText") };
  const { isOpen, open, close } = useOpenedPart(TextSettingsSheet, failure);
  return (
    <>
      <IconButton label={text("settings")} aria-haspopup="dialog" onClick={open} className="noscript:hidden">
        <LetterSizes className="size-5.5" />
      </IconButton>
      {isOpen !== undefined && (
        <TextSettingsSheet isOpen={isOpen} onClose={close}>
          {children}
        </TextSettingsSheet>
      )}
    </>
  );
}
