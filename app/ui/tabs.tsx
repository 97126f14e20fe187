import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import { Link } from "wouter";
import { useDirection } from "#app/i18n/messages.tsx";

export type Tab<Id extends string> = {
  readonly id: Id;
  readonly label: ReactNode;
  /** The address of the tab, where it has one of its own. */
  readonly href?: string;
  /** Called when the pointer or the focus reaches it. */
  readonly onNear?: () => void;
};

type TabsProps<Id extends string> = {
  /** What the tabs divide. */
  readonly label: string;
  readonly tabs: readonly Tab<Id>[];
  readonly current: Id;
  /** The element that shows the current tab's content: `role="tabpanel"`, labelled by `tab-<id>`. */
  readonly panelId: string;
  /** For tabs without an address. */
  readonly onSelect?: (id: Id) => void;
  readonly className?: string;
};

const tabElementId = (id: string) => `tab-${id}`;

/** The tab that a key selects, of `count` tabs; in a right-to-left page the arrows are reversed. */
function placeAfter(key: string, place: number, count: number, isRightToLeft: boolean): number | undefined {
  const forward = isRightToLeft ? "ArrowLeft" : "ArrowRight";
  const back = isRightToLeft ? "ArrowRight" : "ArrowLeft";
  if (key === forward) return (place + 1) % count;
  if (key === back) return (place + count - 1) % count;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  return undefined;
}

const rowClass = "scroll-row tab-row gap-6! print:hidden";
const tabClass =
  "flex min-h-11 min-w-11 items-center justify-center whitespace-nowrap border-transparent border-b-2 font-medium text-[0.9375rem] text-ink-soft -outline-offset-3 hover:text-ink";
const selectedClass = "aria-selected:border-green aria-selected:font-semibold aria-selected:text-ink";
const currentClass = "aria-[current]:border-green aria-[current]:font-semibold aria-[current]:text-ink";

/** Scrolls the row, and nothing else, until the current tab stands in its middle. */
function useCurrentInView(current: string) {
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    const tab = document.getElementById(tabElementId(current));
    if (row.current && tab)
      row.current.scrollLeft = tab.offsetLeft - (row.current.clientWidth - tab.offsetWidth) / 2;
  }, [current]);
  return row;
}

/** Underlined tabs in a row that scrolls sideways: links where they have addresses, buttons otherwise. */
export function Tabs<Id extends string>(props: TabsProps<Id>) {
  const { label, tabs, current, panelId, onSelect, className = "" } = props;
  const row = useCurrentInView(current);
  const isRightToLeft = useDirection() === "rtl";
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const place = tabs.findIndex(({ id }) => id === current);
    const next = tabs[placeAfter(event.key, place, tabs.length, isRightToLeft) ?? -1];
    if (!next) return;
    event.preventDefault();
    const element = document.getElementById(tabElementId(next.id));
    element?.focus();
    element?.click();
  };
  return (
    <div
      ref={(element) => {
        row.current = element;
      }}
      role="tablist"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={move}
      className={`relative ${rowClass} ${className}`}
    >
      {tabs.map(({ id, label: name, href, onNear }) => {
        const isCurrent = id === current;
        const common = {
          id: tabElementId(id),
          role: "tab",
          "aria-selected": isCurrent,
          tabIndex: isCurrent ? 0 : -1,
          className: `${tabClass} ${selectedClass}`,
          onPointerEnter: onNear,
          onFocus: onNear,
          ...(isCurrent ? { "aria-controls": panelId } : {}),
        } as const;
        return href === undefined ? (
          <button key={id} type="button" {...common} onClick={() => onSelect?.(id)}>
            {name}
          </button>
        ) : (
          <Link key={id} href={href} replace {...common}>
            {name}
          </Link>
        );
      })}
    </div>
  );
}

type PageTabsProps<Id extends string> = {
  readonly label: string;
  readonly tabs: readonly (Tab<Id> & { readonly href: string })[];
  readonly current: Id;
  readonly className?: string;
};

/** The same row for views that are pages of their own, each with its heading: plain links, the current one marked. */
export function PageTabs<Id extends string>({ label, tabs, current, className = "" }: PageTabsProps<Id>) {
  const row = useCurrentInView(current);
  return (
    <nav ref={row} aria-label={label} className={`relative ${rowClass} ${className}`}>
      {tabs.map(({ id, label: name, href, onNear }) => (
        <Link
          key={id}
          id={tabElementId(id)}
          href={href}
          aria-current={id === current ? "page" : undefined}
          onPointerEnter={onNear}
          onFocus={onNear}
          className={`${tabClass} ${currentClass}`}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}
