type ChoiceListProps<Name extends string> = {
  readonly label: string;
  readonly names: readonly Name[];
  readonly chosen: Name;
  readonly textOf: (name: Name) => string;
  readonly isOpen?: (name: Name) => boolean;
  readonly onChoose: (name: Name) => void;
};

/** One of a few, as buttons that stay pressed. */
export function ChoiceList<Name extends string>(props: ChoiceListProps<Name>) {
  const { label, names, chosen, textOf, isOpen = () => true, onChoose } = props;
  return (
    <fieldset>
      <legend className="mb-2 text-ink-soft text-sm">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {names.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === chosen}
            disabled={!isOpen(name)}
            onClick={() => onChoose(name)}
            className="min-h-11 rounded-control border border-line px-4 text-sm hover:border-green disabled:cursor-not-allowed disabled:opacity-50 aria-pressed:border-green aria-pressed:bg-green aria-pressed:text-on-green"
          >
            {textOf(name)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
