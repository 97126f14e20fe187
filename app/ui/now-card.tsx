import type { ReactNode } from "react";

/** The five parts of the day, each with a sky of its own. */
export type Sky = "fajr" | "dhuhr" | "asr" | "maghrib" | "isha";

/** The sky at a mark of the day, by its name: night until fajr, day from sunrise. */
export function skyOf(current: Sky | "sunrise" | "none"): Sky {
  if (current === "none") return "isha";
  return current === "sunrise" ? "dhuhr" : current;
}

type NowCardProps = {
  readonly sky: Sky;
  readonly headingId: string;
  /** What `name` is. */
  readonly label: ReactNode;
  readonly name: ReactNode;
  /** Above the count. */
  readonly above: ReactNode;
  readonly count: ReactNode;
  /** What is drawn under the words. */
  readonly children: ReactNode;
  readonly className?: string;
};

/** The card of the present hour under its sky: what comes next, how long until then, and a drawing of the day. */
export function NowCard(props: NowCardProps) {
  const { sky, headingId, label, name, above, count, children, className = "" } = props;
  return (
    <section
      aria-labelledby={headingId}
      style={{ background: `var(--sky-${sky})` }}
      className={`flex flex-col overflow-hidden rounded-panel ring-1 ring-line ring-inset ${className}`}
    >
      <div className="relative grid grid-cols-[minmax(min-content,1fr)_auto] items-baseline-last gap-3 px-4 pt-3 md:px-6 md:pt-5">
        {/* The name wraps before what is beside it: the second column has its whole width first. */}
        <div>
          <h2 id={headingId} className="flex flex-wrap gap-x-2 font-normal text-ink-soft text-sm">
            {label}
          </h2>
          <p className="font-brand font-display text-3xl rtl:text-2xl rtl:leading-normal">{name}</p>
        </div>
        <div className="text-end">
          <div className="text-ink-soft text-sm">{above}</div>
          <p className="font-medium text-3xl tracking-tight tabular-nums rtl:text-xl rtl:leading-normal">
            {count}
          </p>
        </div>
      </div>
      {children}
    </section>
  );
}
