import { Search } from "lucide-react";

type SearchFieldProps = {
  readonly label: string;
  /** The name it is sent by where scripts do not run. */
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
};

/** A search box with its glass. */
export function SearchField({ label, name, value, onChange }: SearchFieldProps) {
  return (
    <label className="relative block">
      <span className="sr-only">{label}</span>
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 start-3 my-auto size-4 text-ink-soft"
      />
      <input
        type="search"
        name={name}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        placeholder={label}
        autoComplete="off"
        className="field ps-10"
      />
    </label>
  );
}
