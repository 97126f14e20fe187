import { useState } from "react";
import { useAddressParameters } from "#app/browser/address-parameters.ts";
import { useAsync } from "#app/hydration/use-async.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { ListRow, ListRows } from "#app/ui/list-row.tsx";
import { Sheet } from "#app/ui/sheet.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { type Hadith, loadHadith } from "#content/hadith/index.ts";
import { asciiDigits } from "#domain/typed-number.ts";
import { sourceLine } from "./actionable-hadith.ts";

type GoToNumberProps = { readonly isOpen: boolean; readonly onClose: () => void };

const longestNumber = 12;

/** The hadith with a number in any collection, exact matches first. */
function numbered(all: readonly Hadith[], typed: string): readonly Hadith[] {
  const number = asciiDigits(typed).trim();
  if (number === "") return [];
  const numbers = ({ sources }: Hadith) => sources.map((source) => source.number);
  const exact = all.filter((one) => numbers(one).includes(number));
  const beginning = all.filter(
    (one) => !exact.includes(one) && numbers(one).some((of) => of.startsWith(number)),
  );
  return [...exact, ...beginning].slice(0, 20);
}

/** A sheet that finds a hadith by its number in a collection and opens it. */
export function GoToNumber({ isOpen, onClose }: GoToNumberProps) {
  const text = useMessages("hadith");
  const shared = useMessages("texts");
  const language = useLanguage();
  const { change } = useAddressParameters();
  const [typed, setTyped] = useState("");
  const { latest: all, hasFailed } = useAsync(isOpen ? language : undefined, async () =>
    loadHadith(language).then(({ hadith }) => hadith),
  );
  const found = all ? numbered(all, typed) : [];
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
        <TextField
          label={text("numberInCollection")}
          name="number"
          inputMode="numeric"
          autoComplete="off"
          dir="ltr"
          maxLength={longestNumber}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <p role="status" className="text-ink-soft text-sm empty:hidden">
          {hasFailed && shared("restFailed")}
          {all && typed.trim() !== "" && found.length === 0 && text("noSuchNumber")}
        </p>
        {found.length > 0 && (
          <ListRows label={text("goToNumber")}>
            {found.map((hadith) => (
              <li key={hadith.id}>
                <ListRow
                  title={sourceLine(hadith, language)}
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
