import { useEffect, useRef } from "react";
import { useMessages } from "#app/i18n/messages.tsx";
import { Button } from "#app/ui/button.tsx";

type CongratulationProps = {
  readonly completed: number;
  readonly skipped: number;
  readonly onSkipped: () => void;
  readonly onAgain: () => void;
};

/** The end of a set, with a button to the skipped ones. */
export function Congratulation({ completed, skipped, onSkipped, onAgain }: CongratulationProps) {
  const text = useMessages("athkar");
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <section className="panel mt-6 border-gold px-6 py-12 text-center">
      <svg viewBox="0 0 48 48" aria-hidden="true" className="mx-auto size-16 text-gold" fill="none">
        <path d="M12 12h24v24H12z" stroke="currentColor" strokeWidth="1.5" />
        <path d="M24 7.03 40.97 24 24 40.97 7.03 24z" stroke="currentColor" strokeWidth="1.5" />
        <path d="m18.5 24.5 4 4 7.5-8.5" stroke="currentColor" strokeWidth="2" />
      </svg>
      <h2 ref={title} tabIndex={-1} className="mt-5 font-display text-3xl outline-none">
        {text("congratulationTitle")}
      </h2>
      <p className="mt-2 text-ink-soft">{text("congratulationText", { count: completed })}</p>
      {skipped > 0 && <p className="mt-2">{text("leftOut", { count: skipped })}</p>}
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        {skipped > 0 && (
          <Button look="primary" onClick={onSkipped}>
            {text("goToLeftOut")}
          </Button>
        )}
        <Button onClick={onAgain}>{text("again")}</Button>
      </div>
    </section>
  );
}
