type AyahFieldProps = {
  readonly label: string;
  readonly value: number;
  readonly last: number;
  readonly onChange: (ayah: number) => void;
};

/** The number of a verse within its surah. */
export function AyahField({ label, value, last, onChange }: AyahFieldProps) {
  return (
    <label className="grid min-w-0 gap-1 text-ink-soft text-xs">
      {label}
      <input
        type="number"
        inputMode="numeric"
        min={1}
        max={last}
        // An emptied field is about to be filled; it stands for the first verse until then.
        value={value === 0 ? "" : value}
        onChange={(event) => onChange(Math.min(last, Math.max(0, Math.trunc(Number(event.target.value)))))}
        className="field px-2! text-ink text-sm"
      />
    </label>
  );
}
