import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";

type RangeEndProps = {
  readonly from: number;
  /** The last verse that may be chosen. */
  readonly last: number;
  readonly to: number;
  readonly onChange: (to: number) => void;
};

/** Chooses the last of several verses that begin with `from`. */
export function RangeEnd({ from, last, to, onChange }: RangeEndProps) {
  "use memo";
  const text = useMessages("mushaf");
  const language = useLanguage();
  const number = (value: number) => formatNumber(value, language);
  return (
    <label className="flex items-center gap-3">
      <span className="shrink-0">{text("rangeUpTo", { from: number(from) })}</span>
      <select
        value={to}
        onChange={(event) => onChange(Number(event.target.value))}
        className="field max-w-32"
      >
        {Array.from({ length: last - from + 1 }, (_, index) => from + index).map((end) => (
          <option key={end} value={end}>
            {number(end)}
          </option>
        ))}
      </select>
    </label>
  );
}
