import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "wouter";

type ListRowProps = {
  /** A drawing in a tinted square at the start. */
  readonly icon?: ReactNode;
  readonly title: ReactNode;
  readonly detail?: ReactNode;
  /** How far along it is, from 0 to 1. */
  readonly progress?: number | undefined;
  /** What stands at the end instead of the arrow: a value, a switch. */
  readonly end?: ReactNode;
  readonly href?: string;
  readonly onPress?: () => void;
  /** Whether a press has chosen it, in a list out of which one is chosen. */
  readonly isChosen?: boolean;
};

function Inside({
  icon,
  title,
  detail,
  progress,
  end,
  isPressable,
}: ListRowProps & { isPressable: boolean }) {
  return (
    <>
      {icon && (
        <span
          aria-hidden="true"
          className="grid size-10 shrink-0 place-items-center rounded-control bg-green-veil text-green"
        >
          {icon}
        </span>
      )}
      <span className="min-w-0 grow">
        <span className="block font-semibold text-[0.9375rem]">{title}</span>
        {detail && <span className="block text-ink-soft text-sm">{detail}</span>}
        {progress !== undefined && (
          <span
            aria-hidden="true"
            className="mt-1 block h-0.75 max-w-44 overflow-hidden rounded-round bg-line"
          >
            <span className="block h-full bg-green" style={{ width: `${progress * 100}%` }} />
          </span>
        )}
      </span>
      {end ??
        (isPressable && (
          <ChevronRight aria-hidden="true" className="size-4.5 shrink-0 text-ink-soft rtl:-scale-x-100" />
        ))}
    </>
  );
}

const rowClass = "flex min-h-15 w-full items-center gap-3 px-4 py-2 text-start";

/** A row of a list: icon, title and detail; it leads to an address, does something, or only states. */
export function ListRow(props: ListRowProps) {
  const { href, onPress } = props;
  if (href !== undefined)
    return (
      <Link href={href} className={`${rowClass} hover:bg-raised-high`}>
        <Inside {...props} isPressable />
      </Link>
    );
  if (onPress)
    return (
      <button
        type="button"
        aria-pressed={props.isChosen}
        onClick={onPress}
        className={`${rowClass} hover:bg-raised-high aria-pressed:bg-green-veil aria-pressed:shadow-[inset_3px_0_var(--green)] rtl:aria-pressed:shadow-[inset_-3px_0_var(--green)]`}
      >
        <Inside {...props} isPressable />
      </button>
    );
  return (
    <div className={rowClass}>
      <Inside {...props} isPressable={false} />
    </div>
  );
}

/** Rows in one panel, divided by lines. */
export function ListRows({ label, children }: { readonly label?: string; readonly children: ReactNode }) {
  return (
    <ul aria-label={label} className="panel divide-y divide-line overflow-hidden">
      {children}
    </ul>
  );
}
