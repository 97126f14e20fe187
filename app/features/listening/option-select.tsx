type OptionSelectProps = {
  readonly label: string;
  readonly value: string;
  /** Value and words of each. */
  readonly options: readonly (readonly [string, string])[];
  readonly onChoose: (value: string) => void;
};

/** A named choice on the browser's own control. */
export function OptionSelect({ label, value, options, onChoose }: OptionSelectProps) {
  return (
    <label className="grid min-w-0 gap-1 text-ink-soft text-xs">
      {label}
      <select
        value={value}
        onChange={(event) => onChoose(event.target.value)}
        className="field ps-2! pe-8! text-ink text-sm"
      >
        {options.map(([option, words]) => (
          <option key={option} value={option}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}
