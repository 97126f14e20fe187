import { dateFormat } from "#app/i18n/date-format.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { firstWeekday } from "#domain/first-weekday.ts";

type WeekdayChoiceProps = {
  readonly chosen: readonly number[];
  readonly onChange: (chosen: readonly number[]) => void;
};

/** 1970-01-04 was a Sunday. */
const sunday = Date.UTC(1970, 0, 4);
const dayLength = 86_400_000;

/** Days of the week from the one that begins it in the reader's language; with none chosen there is no plan. */
export function WeekdayChoice({ chosen, onChange }: WeekdayChoiceProps) {
  const text = useMessages("hifz");
  const language = useLanguage();
  const order = [0, 1, 2, 3, 4, 5, 6].map((day) => (day + firstWeekday[language]) % 7);
  const names = dateFormat(language, { weekday: "short", timeZone: "UTC" });
  return (
    <fieldset>
      <legend className="mb-1 text-ink-soft text-sm">{text("studyDays")}</legend>
      <div className="flex flex-wrap gap-2">
        {order.map((day) => (
          <label
            key={day}
            className="inline-flex min-h-11 cursor-pointer items-center rounded-control border border-line bg-raised px-3 text-sm has-checked:border-green has-checked:text-green has-focus-visible:outline-3 has-focus-visible:outline-gold"
          >
            <input
              type="checkbox"
              checked={chosen.includes(day)}
              onChange={(event) =>
                onChange(
                  event.target.checked ? [...chosen, day].sort() : chosen.filter((each) => each !== day),
                )
              }
              className="sr-only"
            />
            {names.format(sunday + day * dayLength)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
