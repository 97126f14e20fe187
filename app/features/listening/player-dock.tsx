import type { ReactNode } from "react";

type PlayerDockProps = {
  /** The accessible name of this player. */
  readonly label: string;
  /** The state of what plays, where this is the one player of every page. */
  readonly state?: string;
  /** Play and the buttons beside it, before the text. */
  readonly start: ReactNode;
  readonly title: string;
  /** The reciter, or what is going on. */
  readonly detail: string;
  /** How much has been played, from 0 to 100. */
  readonly percent: number;
  /** Further buttons, after the text. */
  readonly children: ReactNode;
  readonly className?: string;
};

/** One line of player, 56 px, or as high as a long title: docked above the phone's bottom bar, at the end of a wide screen. */
export function PlayerDock(props: PlayerDockProps) {
  const { label, state, start, title, detail, percent, children, className = "" } = props;
  return (
    <section
      aria-label={label}
      data-listening={state}
      className={`fixed inset-x-0 bottom-(--bar-height) z-40 overflow-hidden rounded-t-panel bg-raised-high shadow-panel transition-[bottom] in-data-bar-away:bottom-0 lg:rounded-none lg:border-line lg:border-t print:hidden ${className}`}
    >
      <div className="page-width flex min-h-14 items-center gap-1 max-md:px-1.5">
        {start}
        <div className="min-w-0 grow px-1 pb-1.5">
          <p className="break-words font-semibold text-sm">{title}</p>
          <p className="break-words text-ink-soft text-xs" role="status">
            {detail}
          </p>
        </div>
        {children}
      </div>
      <div aria-hidden="true" className="absolute inset-x-0 bottom-0 h-0.75 bg-line lg:hidden">
        <div className="h-full bg-green" style={{ inlineSize: `${percent}%` }} />
      </div>
    </section>
  );
}
