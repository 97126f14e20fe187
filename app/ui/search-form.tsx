import type { ReactNode } from "react";
import { buttonClass } from "./button.tsx";
import { SearchField } from "./search-field.tsx";

type SearchFormProps = {
  readonly label: string;
  /** The button that sends the form where scripts do not run. */
  readonly submitLabel: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Filters of the address that the search keeps where scripts do not run. */
  readonly filters?: Readonly<Record<string, string | undefined>>;
  /** Called when the form gets the focus or the pointer, so that its data can be loaded. */
  readonly onInterest?: () => void;
  readonly className: string;
  /** Further controls beside the field. */
  readonly children?: ReactNode;
};

/** The search above a list: it searches as the person types, and works as a form where scripts do not run. */
export function SearchForm({ label, submitLabel, value, onChange, ...form }: SearchFormProps) {
  const { filters = {}, onInterest, className, children } = form;
  return (
    <form
      method="get"
      aria-label={label}
      onSubmit={(event) => event.preventDefault()}
      onFocus={onInterest}
      onPointerEnter={onInterest}
      className={className}
    >
      {Object.entries(filters).map(
        ([name, chosen]) => chosen && <input key={name} type="hidden" name={name} value={chosen} />,
      )}
      <div className="min-w-0 grow">
        <SearchField label={label} name="q" value={value} onChange={onChange} />
      </div>
      {children}
      <noscript>
        <button type="submit" className={buttonClass("primary")}>
          {submitLabel}
        </button>
      </noscript>
    </form>
  );
}
