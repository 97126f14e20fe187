type ChoiceFieldProps<Name extends string> = {
  readonly label: string;
  readonly value: Name | undefined;
  /** Label of the empty choice, which uses the default; without it one of the names is always chosen. */
  readonly unset?: string;
  readonly names: Readonly<Record<Name, string>>;
  readonly onChange: (value: Name | undefined) => void;
};

/** A select of a few named options. */
export function ChoiceField<Name extends string>(props: ChoiceFieldProps<Name>) {
  const { label, value, unset, names, onChange } = props;
  const all = Object.entries(names) as [Name, string][];
  return (
    <label className="flex flex-col gap-1">
      <span>{label}</span>
      <select
        value={value ?? ""}
        onChange={(event) => onChange(all.find(([name]) => name === event.target.value)?.[0])}
        className="field"
      >
        {unset !== undefined && <option value="">{unset}</option>}
        {all.map(([name, title]) => (
          <option key={name} value={name}>
            {title}
          </option>
        ))}
      </select>
    </label>
  );
}
