import { useId } from "react";

type ChoiceListProps<Name extends string> = {
  readonly label: string;
  readonly names: readonly Name[];
  readonly chosen: Name;
  readonly textOf: (name: Name) => string;
  /** Why an option is disabled; undefined for one that is not. */
  readonly whyDisabled?: (name: Name) => string | undefined;
  readonly onChoose: (name: Name) => void;
};

/** A choice of one option as toggle buttons; a disabled option is described by the reason. */
export function ChoiceList<Name extends string>(props: ChoiceListProps<Name>) {
  const { label, names, chosen, textOf, whyDisabled = () => undefined, onChoose } = props;
  const id = useId();
  const disabled = names.flatMap((name) => {
    const why = whyDisabled(name);
    return why === undefined ? [] : [{ name, why }];
  });
  const isDisabled = (name: Name) => disabled.some((option) => option.name === name);
  return (
    <fieldset>
      <legend className="mb-2 text-ink-soft text-sm">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {names.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === chosen}
            disabled={isDisabled(name)}
            aria-describedby={isDisabled(name) ? `${id}-${name}` : undefined}
            onClick={() => onChoose(name)}
            className="min-h-11 rounded-control border border-edge px-4 text-sm hover:border-green disabled:cursor-not-allowed disabled:opacity-50 aria-pressed:border-green aria-pressed:bg-green-veil aria-pressed:font-semibold aria-pressed:text-green-strong"
          >
            {textOf(name)}
          </button>
        ))}
      </div>
      {disabled.map(({ name, why }) => (
        <p key={name} id={`${id}-${name}`} className="mt-2 text-ink-soft text-sm">
          {why}
        </p>
      ))}
    </fieldset>
  );
}
