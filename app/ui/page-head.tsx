import { Info } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { useMessages } from "#app/i18n/messages.tsx";
import { IconButton } from "./icon-button.tsx";

type PageHeadProps = {
  readonly title: string;
  /** One line under the title, at most 90 characters. */
  readonly line?: ReactNode;
  /** What the page is and where its texts come from; folded until asked for. */
  readonly about?: ReactNode;
  /** Smaller on a phone, for a page that stands in one screen. */
  readonly isCompact?: boolean;
  /** Controls at the end of the title's row. */
  readonly children?: ReactNode;
};

/** The head of every page: its one `h1`, one line, and further text behind "About". */
export function PageHead({ title, line, about, isCompact = false, children }: PageHeadProps) {
  const text = useMessages("shell");
  const aboutId = useId();
  const [isAboutOpen, setIsAboutOpen] = useState(false);
  return (
    <header className={`print:hidden ${isCompact ? "-mt-4 md:-mt-5 rtl:-mt-2" : "mb-2"}`}>
      <div className="flex min-h-11 flex-wrap items-center gap-x-2">
        <h1
          tabIndex={-1}
          className={`grow basis-32 font-display outline-none ${isCompact ? "text-2xl md:text-3xl" : "text-3xl"}`}
        >
          {title}
        </h1>
        {children}
        {about && (
          <IconButton
            label={text("aboutPage")}
            aria-expanded={isAboutOpen}
            aria-controls={aboutId}
            onClick={() => setIsAboutOpen(!isAboutOpen)}
            className="-me-2.75 ms-auto"
          >
            <Info aria-hidden="true" className="size-5.5" />
          </IconButton>
        )}
      </div>
      {line && <p className="text-ink-soft text-sm">{line}</p>}
      {about && (
        <div
          id={aboutId}
          hidden={!isAboutOpen}
          className="panel mt-2 grid max-w-text gap-2 p-4 text-ink-soft text-sm"
        >
          {about}
        </div>
      )}
    </header>
  );
}
