type SliderProps = {
  readonly label: string;
  readonly value: number;
  readonly max: number;
  readonly step: number;
  readonly onChange: (value: number) => void;
  /** Announced instead of the bare number. */
  readonly valueText?: string;
  /** Moves nothing, yet keeps the focus: between two verses it is so for a moment only. */
  readonly isDisabled?: boolean;
  readonly className?: string;
};

/** A named slider from 0 to `max` on the browser's own control; it runs from left to right on every page, as time and loudness do. */
export function Slider(props: SliderProps) {
  const { label, value, max, step, onChange, valueText, isDisabled = false, className = "" } = props;
  return (
    <input
      type="range"
      dir="ltr"
      aria-label={label}
      aria-valuenow={value}
      {...(valueText === undefined ? {} : { "aria-valuetext": valueText })}
      min={0}
      max={max}
      step={step}
      value={value}
      aria-disabled={isDisabled}
      onChange={(event) => {
        if (!isDisabled) onChange(Number(event.target.value));
      }}
      style={{
        background: `linear-gradient(to right, var(--green) ${(value / max) * 100}%, var(--edge) 0) center / 100% 0.25rem no-repeat`,
      }}
      className={`slider h-11 min-w-0 grow aria-disabled:opacity-50 ${className}`}
    />
  );
}
