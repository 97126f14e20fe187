type SelectFieldProps = {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly options: readonly { readonly value: string; readonly label: string }[];
};

/** A named choice out of a list. */
export function SelectField({ label, name, value, onChange, options }: SelectFieldProps) {
  return (
    <label className="block">
      <span className="mb-1 block text-ink-soft text-sm">{label}</span>
      <select name={name} value={value} onChange={(event) => onChange(event.target.value)} className="field">
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}
