type ToggleProps = {
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly isDisabled?: boolean;
};

/** A named switch. */
export function Toggle({ label, isOn, onChange, isDisabled = false }: ToggleProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      disabled={isDisabled}
      onClick={() => onChange(!isOn)}
      className="group flex min-h-11 items-center justify-between gap-3 rounded-control text-start disabled:opacity-50"
    >
      <span>{label}</span>
      <span
        aria-hidden="true"
        className="flex h-7 w-12 shrink-0 items-center rounded-round border border-ink-soft bg-ground p-0.5 group-aria-checked:justify-end group-aria-checked:border-green group-aria-checked:bg-green"
      >
        <span className="size-5 rounded-round bg-ink-soft group-aria-checked:bg-on-green" />
      </span>
    </button>
  );
}
