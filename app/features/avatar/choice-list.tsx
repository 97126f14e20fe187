import { useId } from "react";

type ChoiceListProps<Name extends string> = {
  readonly label: string;
  readonly names: readonly Name[];
  readonly chosen: Name;
  readonly textOf: (name: Name) => string;
  /** Why a name cannot be chosen now; undefined where it can. */
  readonly whyClosed?: (name: Name) => string | undefined;
  readonly onChoose: (name: Name) => void;
};

/** One of a few, as buttons that stay pressed; those that cannot be chosen say why. */
export function ChoiceList<Name extends string>(props: ChoiceListProps<Name>) {
  const { label, names, chosen, textOf, whyClosed = () => undefined, onChoose } = props;
  const id = useId();
  const closed = names.flatMap((name) => {
    const why = whyClosed(name);
    return why === undefined ? [] : [{ name, why }];
  });
  const isClosed = (name: Name) => closed.some((one) => one.name === name);
  return (
    <fieldset>
      <legend className="mb-2 text-ink-soft text-sm">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {names.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === chosen}
            disabled={isClosed(name)}
            aria-describedby={isClosed(name) ? `${id}-${name}` : undefined}
            onClick={() => onChoose(name)}
            className="min-h-11 rounded-control border border-line px-4 text-sm hover:border-green disabled:cursor-not-allowed disabled:opacity-50 aria-pressed:border-green aria-pressed:bg-green aria-pressed:text-on-green"
          >
            {textOf(name)}
          </button>
        ))}
      </div>
      {closed.map(({ name, why }) => (
        <p key={name} id={`${id}-${name}`} className="mt-2 text-ink-soft text-sm">
          {why}
        </p>
      ))}
    </fieldset>
  );
}
