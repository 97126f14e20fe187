import type { ReactNode } from "react";

type PageNoticeProps = {
  readonly title: ReactNode;
  readonly description: ReactNode;
  /** Announced at once, for what went wrong while the page was open. */
  readonly isAlert?: boolean;
  readonly children: ReactNode;
};

/** A page that shows a message instead of its content: a low arcade, a heading, a sentence and links. */
export function PageNotice({ title, description, isAlert = false, children }: PageNoticeProps) {
  return (
    <section role={isAlert ? "alert" : undefined} className="max-w-text py-8">
      <svg
        viewBox="0 0 288 84"
        aria-hidden="true"
        fill="none"
        stroke="currentColor"
        className="h-24 w-auto max-w-full text-arcade"
      >
        <path d="M4 84V34C4 18 20 8 48 2c28 6 44 16 44 32v50M14 84V37c0-12 12-20 34-26 22 6 34 14 34 26v47M100 84V34c0-16 16-26 44-32 28 6 44 16 44 32v50M110 84V37c0-12 12-20 34-26 22 6 34 14 34 26v47M196 84V34c0-16 16-26 44-32 28 6 44 16 44 32v50M206 84V37c0-12 12-20 34-26 22 6 34 14 34 26v47M0 83.5h288" />
        <path className="text-gold" d="M138 52h12v12h-12zM144 49.5l8.5 8.5-8.5 8.5-8.5-8.5zM144 11v38" />
      </svg>
      <h1 tabIndex={-1} className="mt-6 font-display text-3xl outline-none">
        {title}
      </h1>
      <p className="mt-2 text-ink-soft">{description}</p>
      <div className="mt-6 flex flex-wrap gap-3 print:hidden">{children}</div>
    </section>
  );
}
