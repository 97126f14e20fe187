import { useMessages } from "#app/i18n/messages.tsx";
import { NumberField } from "./number-field.tsx";
import { fewestADay, mostADay } from "./review-settings.ts";
import type { OwnDeck } from "./use-deck.ts";

const schemes = ["ladder", "fsrs"] as const;

/** How the next review is planned, and how many a day may have. */
export function DeckSettings({ own: { scheme, limit } }: { readonly own: OwnDeck }) {
  const text = useMessages("hifz");
  return (
    <section className="panel grid gap-5 p-5">
      <h2 className="font-display text-xl">{text("settings")}</h2>
      <fieldset className="grid gap-2">
        <legend className="mb-1 text-ink-soft text-sm">{text("scheme")}</legend>
        {schemes.map((each) => (
          <label
            key={each}
            className="flex gap-3 rounded-control border border-line p-3 has-checked:border-green"
          >
            <input
              type="radio"
              name="scheme"
              checked={scheme.value === each}
              onChange={() => scheme.keep(each)}
              className="mt-1 size-5 shrink-0 accent-green"
            />
            <span>
              <span className="block font-medium">{text(`scheme.${each}`)}</span>
              <span className="block text-ink-soft text-sm">{text(`schemeAbout.${each}`)}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <NumberField
        label={text("dailyLimit")}
        value={limit.value}
        min={fewestADay}
        max={mostADay}
        onChange={limit.keep}
      />
    </section>
  );
}
