import { ChevronLeft, ChevronRight } from "lucide-react";
import { type FormEvent, useId, useState } from "react";
import { nearestStarts } from "#app/features/reader/reading/nearest-starts.ts";
import type { Reading } from "#app/features/reader/reading/reading.ts";
import { SurahList } from "#app/features/reader/surah/surah-list.tsx";
import { useAsync } from "#app/hydration/use-async.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { MoreWords } from "#app/i18n/more-words.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { Button } from "#app/ui/button.tsx";
import { Segments } from "#app/ui/choices.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { NumberInput } from "#app/ui/number-input.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import { loadStructure, type Structure } from "#content/quran/index.ts";
import { asciiDigits, typedNumber } from "#domain/typed-number.ts";
import {
  isVerse,
  parseVerseKey,
  type VerseReference,
  verseAt,
  verseNumber,
} from "#domain/verse-reference.ts";

type JumpProps = {
  readonly reading: Reading;
  readonly ayah: number | undefined;
  /** Ayah 0: the beginning of the surah. */
  readonly onGo: (place: VerseReference) => void;
};

type JumpSheetProps = JumpProps & { readonly isOpen: boolean; readonly onClose: () => void };

/** Another place of the Quran: a verse of this surah, a juz, a hizb, a ruku, a page, or another surah. */
export function JumpSheet({ reading, ayah, isOpen, onClose, onGo }: JumpSheetProps) {
  const text = useMessages("reader");
  return (
    <Sheet title={text("chooseSurah")} closeLabel={text("close")} isOpen={isOpen} onClose={onClose}>
      <SurahList
        current={reading.surah.number}
        isFocused
        onChoose={(surah) => onGo({ surah, ayah: 0 })}
        below={
          <MoreWords area="mushaf">
            <JumpForm reading={reading} ayah={ayah} onGo={onGo} />
            <PartSteps reading={reading} ayah={ayah} onGo={onGo} />
          </MoreWords>
        }
      />
    </Sheet>
  );
}

const counts = { juz: 30, hizb: 60, ruku: 556, page: 604 } as const;

/** Running number of the first verse of a part; undefined if there is no such part. */
export function firstOfPart(
  structure: Structure,
  unit: keyof typeof counts,
  number: number,
): number | undefined {
  return startsOfParts(structure, unit)[number - 1];
}

/** The verse that was typed, in any digits: its number in the surah, or `2:255`; undefined if there is no such verse. */
export function typedVerse(typed: string, surah: number): VerseReference | undefined {
  const inSurah = { surah, ayah: typedNumber(typed) };
  return isVerse(inSurah) ? inSurah : parseVerseKey(asciiDigits(typed).replace(/\s/g, ""));
}

/** A verse of the surah, a juz, a hizb, a ruku or a page by its number. */
function JumpForm({ reading: { surah }, ayah = 1, onGo }: JumpProps) {
  const text = useMessages("mushaf");
  const language = useLanguage();
  const [unit, setUnit] = useState<"verse" | keyof typeof counts>("verse");
  const [typed, setTyped] = useState(String(ayah));
  const [isWrong, setIsWrong] = useState(false);
  const errorId = useId();
  const most = unit === "verse" ? surah.ayahs : counts[unit];
  const range = `${formatNumber(1, language)}–${formatNumber(most, language)}`;
  const go = async (event: FormEvent) => {
    event.preventDefault();
    const place =
      unit === "verse"
        ? typedVerse(typed, surah.number)
        : verseAt(firstOfPart(await loadStructure(), unit, typedNumber(typed)) ?? 0);
    setIsWrong(!place);
    if (place) onGo(place);
  };
  return (
    <form onSubmit={go} className="mt-2 flex flex-wrap items-center gap-2">
      <Segments
        label={text("jumpTo")}
        current={unit}
        onChange={(next) => {
          setUnit(next);
          setTyped("");
          setIsWrong(false);
        }}
        options={[
          { value: "verse", label: text("jumpVerse") },
          { value: "juz", label: text("jumpJuz") },
          { value: "hizb", label: text("jumpHizb") },
          { value: "ruku", label: text("jumpRuku") },
          { value: "page", label: text("jumpPage") },
        ]}
      />
      <div className="flex grow gap-2">
        <NumberInput
          max={most}
          value={typed}
          number={typedNumber(typed)}
          placeholder={range}
          aria-label={text("jumpNumber")}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? errorId : undefined}
          onChange={(next) => {
            setTyped(next);
            setIsWrong(false);
          }}
          className="field w-20! grow aria-invalid:border-harm"
        />
        <Button type="submit">{text("goToPage")}</Button>
      </div>
      {isWrong && (
        <p id={errorId} role="alert" className="w-full text-harm text-sm">
          {`${text("jumpNumber")}: ${range}`}
        </p>
      )}
    </form>
  );
}

const steps = [
  { unit: "juz", name: "jumpJuz", before: "previousJuz", after: "nextJuz" },
  { unit: "hizb", name: "jumpHizb", before: "previousHizb", after: "nextHizb" },
  { unit: "ruku", name: "jumpRuku", before: "previousRuku", after: "nextRuku" },
  { unit: "page", name: "jumpPage", before: "previousPage", after: "nextPage" },
] as const;

/** Running numbers of the verses with which the parts of a kind begin, in order. */
export function startsOfParts(structure: Structure, unit: keyof typeof counts): readonly number[] {
  return unit === "hizb" ? structure.hizbQuarter.filter((_, at) => at % 4 === 0) : structure[unit];
}

/** Buttons to the juz, hizb, ruku and page before and after the verse being read. */
function PartSteps({ reading: { surah }, ayah = 1, onGo }: JumpProps) {
  "use memo";
  const text = useMessages("mushaf");
  const { value: structure } = useAsync("structure", loadStructure);
  const verse = verseNumber({ surah: surah.number, ayah }) ?? 1;
  const step = (label: string, Icon: typeof ChevronLeft, start: number | undefined) => {
    const first = verseAt(start ?? 0);
    return (
      <IconButton label={label} disabled={!first} onClick={() => first && onGo(first)}>
        <Icon aria-hidden="true" className="size-5 rtl:-scale-x-100" />
      </IconButton>
    );
  };
  return (
    <ul className="mt-3 grid grid-cols-2 gap-2 text-sm">
      {steps.map(({ unit, name, before, after }) => {
        const near = structure ? nearestStarts(startsOfParts(structure, unit), verse) : undefined;
        return (
          <li
            key={unit}
            className="flex items-center justify-between rounded-control border border-edge font-medium"
          >
            {step(text(before), ChevronLeft, near?.before)}
            {text(name)}
            {step(text(after), ChevronRight, near?.after)}
          </li>
        );
      })}
    </ul>
  );
}
