import { type ReactNode, useEffect, useRef } from "react";
import { Link } from "wouter";

export type Choice<Value extends string> = {
  readonly value: Value;
  readonly label: ReactNode;
  /** Where the choice leads, if it has an address. */
  readonly href?: string;
};

type ChoicesProps<Value extends string> = {
  /** What is chosen. */
  readonly label: string;
  readonly options: readonly Choice<Value>[];
  readonly current: Value | undefined;
  readonly onChange?: (value: Value) => void;
  readonly className?: string;
};

type Looks = { readonly group: string; readonly item: string };

function ChoiceGroup<Value extends string>({ looks, ...props }: ChoicesProps<Value> & { looks: Looks }) {
  const { label, options, current, onChange, className = "" } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row in every browser
    <div role="group" aria-label={label} className={`${looks.group} ${className}`}>
      {options.map(({ value, label: name, href }) =>
        href === undefined ? (
          <button
            key={value}
            type="button"
            aria-pressed={value === current}
            onClick={() => onChange?.(value)}
            className={looks.item}
          >
            {name}
          </button>
        ) : (
          <Link
            key={value}
            href={href}
            aria-current={value === current ? "true" : undefined}
            onClick={() => onChange?.(value)}
            className={looks.item}
          >
            {name}
          </Link>
        ),
      )}
    </div>
  );
}

/** What a chip looks like, for one that is pressed or sent and not chosen from a group. */
export const chipClass =
  "relative inline-flex min-h-9.5 items-center gap-1.5 whitespace-nowrap rounded-round border border-edge px-3.5 font-medium text-sm after:absolute after:inset-x-0 after:-inset-y-1 hover:border-green disabled:opacity-50 aria-[current]:border-green aria-[current]:bg-green-veil aria-[current]:font-semibold aria-[current]:text-green-strong aria-pressed:border-green aria-pressed:bg-green-veil aria-pressed:font-semibold aria-pressed:text-green-strong";

const chips: Looks = { group: "scroll-row py-1", item: chipClass };

const segments: Looks = {
  group: "inline-flex shrink-0 rounded-round border border-edge bg-sunk p-0.75",
  item: "relative inline-flex min-h-8.5 items-center gap-1.5 whitespace-nowrap rounded-round px-4 font-semibold text-ink-soft text-sm after:absolute after:inset-x-0 after:-inset-y-1.5 hover:text-ink aria-[current]:bg-raised-high aria-[current]:text-ink aria-[current]:ring-1 aria-[current]:ring-green aria-pressed:bg-raised-high aria-pressed:text-ink aria-pressed:ring-1 aria-pressed:ring-green",
};

/** Filters or categories in one row that scrolls sideways; one is chosen. */
export function Chips<Value extends string>(props: ChoicesProps<Value>) {
  return <ChoiceGroup looks={chips} {...props} />;
}

type PageChipsProps<Value extends string> = {
  readonly label: string;
  readonly options: readonly (Choice<Value> & { readonly href: string })[];
  readonly current: Value;
  readonly className?: string;
};

/** The same row for parts of a page with addresses of their own; the current one scrolls into view. */
export function PageChips<Value extends string>(props: PageChipsProps<Value>) {
  const { label, options, current, className = "" } = props;
  const row = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls to what became current
  useEffect(() => {
    const chosen = row.current?.querySelector<HTMLElement>("[aria-current]");
    if (row.current && chosen)
      row.current.scrollLeft = chosen.offsetLeft - (row.current.clientWidth - chosen.offsetWidth) / 2;
  }, [current]);
  return (
    <nav ref={row} aria-label={label} className={`relative ${chips.group} ${className}`}>
      {options.map(({ value, label: name, href }) => (
        <Link
          key={value}
          href={href}
          aria-current={value === current ? "page" : undefined}
          className={chips.item}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}

/** Two or three views of one thing, in one frame. */
export function Segments<Value extends string>(props: ChoicesProps<Value>) {
  return <ChoiceGroup looks={segments} {...props} />;
}
