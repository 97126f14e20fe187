import { useState } from "react";
import { useAddressParameters } from "#app/browser/address-parameters.ts";
import { useAsync } from "#app/hydration/use-async.ts";
import { lineSeparator } from "#app/i18n/line-separator.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { MoreWords } from "#app/i18n/more-words.tsx";
import { ListRow, ListRows } from "#app/ui/list-row.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { type Hadith, loadHadith } from "#content/hadith/index.ts";
import { numberedHadith, type TypedPlace } from "./numbered-hadith.ts";
import { placeLine } from "./place-in-book.ts";
import { placedHadith } from "./placed-hadith.ts";

type NumberFieldProps = {
  readonly label: string;
  readonly value: string;
  readonly onType: (value: string) => void;
};

function NumberField({ label, value, onType }: NumberFieldProps) {
  return (
    <TextField
      label={label}
      inputMode="numeric"
      autoComplete="off"
      dir="ltr"
      maxLength={longestNumber}
      value={value}
      onChange={(event) => onType(event.target.value)}
    />
  );
}

type GoToNumberProps = { readonly isOpen: boolean; readonly onClose: () => void };

/** Long enough for a number with the name of its collection before it. */
const longestNumber = 40;

const nothingTyped: TypedPlace = { number: "", book: "", hadithInBook: "" };

/** A sheet that finds a hadith by its number in a collection, or by its book and number within it, and opens it. */
export function GoToNumber(props: GoToNumberProps) {
  return (
    <MoreWords area="browsing">
      <NumberSheet {...props} />
    </MoreWords>
  );
}

function NumberSheet({ isOpen, onClose }: GoToNumberProps) {
  const text = useMessages("hadith");
  const number = useMessages("browsing");
  const shared = useMessages("texts");
  const language = useLanguage();
  const { change } = useAddressParameters();
  const [typed, setTyped] = useState(nothingTyped);
  const { latest: all, hasFailed } = useAsync(isOpen ? language : undefined, async () =>
    loadHadith(language).then(({ hadith }) => hadith),
  );
  const found = all ? (placedHadith(all, typed.number) ?? numberedHadith(all, typed)) : [];
  const isTyped = Object.values(typed).some((value) => value.trim() !== "");
  const separator = lineSeparator(language);
  const open = ({ id }: Hadith) => {
    onClose();
    change({ id });
  };
  return (
    <Sheet title={text("goToNumber")} closeLabel={shared("close")} isOpen={isOpen} onClose={onClose}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          const [first] = found;
          if (first) open(first);
        }}
      >
        {/* One numbering at a time: what is typed in the one clears the other. */}
        <NumberField
          label={number("numberInCollection")}
          value={typed.number}
          onType={(inCollection) => setTyped({ ...nothingTyped, number: inCollection })}
        />
        <div className="grid grid-cols-2 items-end gap-3">
          <NumberField
            label={number("bookNumber")}
            value={typed.book}
            onType={(book) => setTyped({ ...typed, number: "", book })}
          />
          <NumberField
            label={number("numberInBook")}
            value={typed.hadithInBook}
            onType={(hadithInBook) => setTyped({ ...typed, number: "", hadithInBook })}
          />
        </div>
        <p role="status" className="text-ink-soft text-sm empty:hidden">
          {hasFailed && shared("restFailed")}
          {all && isTyped && found.length === 0 && number("noSuchNumber")}
        </p>
        {found.length > 0 && (
          <ListRows label={text("goToNumber")}>
            {found.map((hadith) => (
              <li key={hadith.id}>
                <ListRow
                  title={hadith.sources.map((source) => placeLine(source, text, language)).join(separator)}
                  detail={hadith.narrator}
                  onPress={() => open(hadith)}
                />
              </li>
            ))}
          </ListRows>
        )}
      </form>
    </Sheet>
  );
}
