import { Slider as RadixSlider } from "radix-ui";

type SliderProps = {
  readonly label: string;
  readonly value: number;
  readonly max: number;
  readonly step: number;
  readonly onChange: (value: number) => void;
  /** Said instead of the bare number. */
  readonly valueText?: string;
  readonly isDisabled?: boolean;
  readonly className?: string;
};

/** A named slider from 0 to `max`; it runs from left to right on every page, as time and loudness do. */
export function Slider(props: SliderProps) {
  const { label, value, max, step, onChange, valueText, isDisabled = false, className = "" } = props;
  return (
    <RadixSlider.Root
      dir="ltr"
      value={[value]}
      max={max}
      step={step}
      disabled={isDisabled}
      onValueChange={([next]) => {
        if (next !== undefined) onChange(next);
      }}
      className={`relative flex h-11 grow touch-none select-none items-center data-disabled:opacity-50 ${className}`}
    >
      <RadixSlider.Track className="relative h-1 grow rounded-round bg-line">
        <RadixSlider.Range className="absolute h-full rounded-round bg-green" />
      </RadixSlider.Track>
      <RadixSlider.Thumb
        aria-label={label}
        {...(valueText === undefined ? {} : { "aria-valuetext": valueText })}
        className="block size-4 rounded-round border-2 border-green bg-ground"
      />
    </RadixSlider.Root>
  );
}
