import { Plus } from "lucide-react";
import { useState } from "react";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { Button } from "#app/ui/button.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { useToast } from "#app/ui/toast.ts";
import { isOwedCount, mostOwed, type OwedPrayers } from "#domain/prayer-log/owed-prayers.ts";
import { type Prayer, prayers } from "#domain/prayer-times/prayer-name.ts";
import { typedNumber } from "#domain/typed-number.ts";
import { ReckonForm } from "./reckon-form.tsx";
import type { PrayerLog } from "./use-prayer-log.ts";

/** What is still to be made up, by prayer. */
export function OwedView({ log }: { readonly log: PrayerLog }) {
  const text = useMessages("prayerlog");
  const language = useLanguage();
  const showToast = useToast();
  const [open, setOpen] = useState<"set" | "reckon">();
  const { owed, owe } = log;
  /** Changes what is owed, with a way back to the numbers before. */
  const change = (said: string, target: (prayer: Prayer, count: number) => number) => {
    const before = owed;
    for (const prayer of prayers) owe(prayer, (count) => target(prayer, count));
    const restore = () => {
      for (const prayer of prayers) owe(prayer, () => before[prayer]);
    };
    showToast({ title: said, topic: "prayer-log", action: { label: text("undo"), onClick: restore } });
  };
  const step = (chosen: Prayer, by: 1 | -1) =>
    change(text(by === 1 ? "addedOne" : "madeUpOne", { prayer: text(`name.${chosen}`) }), (prayer, count) =>
      prayer === chosen ? count + by : count,
    );
  return (
    <section aria-label={text("owedTitle")} className="mt-3 grid gap-4">
      <p className="text-ink-soft">{text("owedHint")}</p>
      <ul className="panel divide-y divide-line px-4">
        {prayers.map((prayer) => {
          const name = text(`name.${prayer}`);
          return (
            <li key={prayer} className="flex min-h-15 items-center gap-2 py-2">
              <h3 className="grow font-semibold">{name}</h3>
              <span className="text-lg tabular-nums" data-owed={prayer}>
                {formatNumber(owed[prayer], language)}
              </span>
              <IconButton
                label={text("addOne", { prayer: name })}
                disabled={owed[prayer] >= mostOwed}
                onClick={() => step(prayer, 1)}
              >
                <Plus aria-hidden="true" className="size-5" />
              </IconButton>
              <Button
                aria-label={text("makeUpOne", { prayer: name })}
                disabled={owed[prayer] === 0}
                onClick={() => step(prayer, -1)}
              >
                {text("madeUp")}
              </Button>
            </li>
          );
        })}
      </ul>
      <div className="flex flex-wrap gap-2">
        {(["set", "reckon"] as const).map((form) => (
          <Button
            key={form}
            aria-expanded={open === form}
            onClick={() => setOpen(open === form ? undefined : form)}
          >
            {text(form)}
          </Button>
        ))}
      </div>
      {open === "set" && (
        <SetForm
          owed={owed}
          onSave={(numbers) => {
            change(text("setDone"), (prayer) => numbers[prayer]);
            setOpen(undefined);
          }}
        />
      )}
      {open === "reckon" && (
        <ReckonForm
          onAdd={(days, chosen) => {
            change(text("reckonDone", { count: days }), (prayer, count) =>
              chosen.includes(prayer) ? count + days : count,
            );
            setOpen(undefined);
          }}
        />
      )}
    </section>
  );
}

type SetFormProps = { readonly owed: OwedPrayers; readonly onSave: (numbers: OwedPrayers) => void };

/** The five numbers as the person knows them. */
function SetForm({ owed, onSave }: SetFormProps) {
  const text = useMessages("prayerlog");
  const language = useLanguage();
  const [typed, setTyped] = useState<Readonly<Record<Prayer, string>>>({
    fajr: String(owed.fajr),
    dhuhr: String(owed.dhuhr),
    asr: String(owed.asr),
    maghrib: String(owed.maghrib),
    isha: String(owed.isha),
  });
  const isWrong = (prayer: Prayer) => !isOwedCount(typedNumber(typed[prayer]));
  const save = () =>
    onSave({
      fajr: typedNumber(typed.fajr),
      dhuhr: typedNumber(typed.dhuhr),
      asr: typedNumber(typed.asr),
      maghrib: typedNumber(typed.maghrib),
      isha: typedNumber(typed.isha),
    });
  return (
    <form
      noValidate
      aria-label={text("set")}
      className="panel grid gap-4 p-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (!prayers.some(isWrong)) save();
      }}
    >
      {prayers.map((prayer) => (
        <TextField
          key={prayer}
          label={text(`name.${prayer}`)}
          inputMode="numeric"
          dir="ltr"
          value={typed[prayer]}
          aria-invalid={isWrong(prayer)}
          onChange={({ target }) => setTyped({ ...typed, [prayer]: target.value })}
          {...(isWrong(prayer)
            ? { hint: text("wrongCount", { most: formatNumber(mostOwed, language) }) }
            : {})}
        />
      ))}
      <Button look="primary" type="submit" disabled={prayers.some(isWrong)} className="justify-self-start">
        {text("setSave")}
      </Button>
    </form>
  );
}
