import { ChevronLeft, ChevronRight, EyeOff, Maximize, Minimize } from "lucide-react";
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { Button } from "#app/ui/button.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { NumberInput } from "#app/ui/number-input.tsx";
import { pageCount } from "#content/quran/index.ts";
import { typedNumber } from "#domain/typed-number.ts";

type PageToolsProps = {
  /** The pages that lie open. */
  readonly pages: readonly number[];
  readonly isHiding: boolean;
  readonly onHide: (isHiding: boolean) => void;
  readonly onWhole: () => void;
  /** The field for another page, where it stands here. */
  readonly field?: ReactNode;
};

/** Which page is open, hiding its text to recite it from memory, and the whole screen. */
export function PageTools({ pages, isHiding, onHide, onWhole, field }: PageToolsProps) {
  const text = useMessages("mushaf");
  const language = useLanguage();
  const number = (value: number) => formatNumber(value, language);
  const [from = 1, to] = pages;
  const numbers = {
    number: number(from),
    from: number(from),
    to: number(to ?? from),
    count: number(pageCount),
  };
  const open = pages.length > 0 ? text(to === undefined ? "pageNumber" : "pagesNumber", numbers) : undefined;
  return (
    <>
      <p role="status" className="sr-only">
        {open}
      </p>
      <div className="-me-2.75 ms-auto flex items-center">
        <p
          aria-hidden="true"
          className="whitespace-nowrap px-2 text-ink-soft text-sm max-sm:hidden in-data-bar-room:max-xl:hidden"
        >
          {open}
        </p>
        {field}
        <IconButton
          label={text(isHiding ? "showText" : "hideText")}
          aria-pressed={isHiding}
          onClick={() => onHide(!isHiding)}
        >
          <EyeOff aria-hidden="true" className="size-5.5" />
        </IconButton>
        <IconButton label={text("wholeScreen")} onClick={onWhole}>
          <Maximize aria-hidden="true" className="size-5.5" />
        </IconButton>
      </div>
    </>
  );
}

/**
 * Leaves the whole screen. It is seen where fingers are used, and while it has the focus, as after the press of a button,
 * which is now hidden.
 */
export function WholeScreenExit({ onExit }: { readonly onExit: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (document.activeElement instanceof HTMLButtonElement) button.current?.focus();
  }, []);
  return (
    <IconButton
      ref={button}
      label={useMessages("mushaf")("leaveWholeScreen")}
      onClick={onExit}
      className="sr-only z-50 min-h-11 min-w-11 bg-ground pointer-coarse:not-sr-only pointer-coarse:fixed pointer-coarse:start-2 pointer-coarse:top-2 focus:not-sr-only focus:fixed focus:start-2 focus:top-2"
    >
      <Minimize aria-hidden="true" className="size-5.5" />
    </IconButton>
  );
}

type PageProblemProps = {
  readonly kind: "altered" | "failed" | "offline";
  readonly onRetry?: () => void;
};

const problems = { altered: "alteredOnPage", failed: "pageFailed", offline: "pageOffline" } as const;

/** Says what is wrong with a page; where it did not load, with a button to try again. */
export function PageProblem({ kind, onRetry }: PageProblemProps) {
  const text = useMessages("mushaf");
  return (
    <div role="alert" className="panel my-4 grid justify-items-center gap-3 p-4 text-center">
      <p className={kind === "altered" ? "text-harm" : ""}>{text(problems[kind])}</p>
      {onRetry && <Button onClick={onRetry}>{text("retryPage")}</Button>}
    </div>
  );
}

/** Brings what it holds to the middle of the screen when it appears: the person may be at the end of the page before. */
export function InSight({ children }: { readonly children: ReactNode }) {
  const held = useRef<HTMLDivElement>(null);
  useEffect(() => {
    held.current?.scrollIntoView({ block: "center", behavior: "instant" });
  }, []);
  return <div ref={held}>{children}</div>;
}

type PageFieldProps = { readonly page: number; readonly onGo: (page: number) => void };

/** A field for the number of any other page. */
export function PageField({ page, onGo }: PageFieldProps) {
  "use memo";
  const text = useMessages("mushaf");
  const [typed, setTyped] = useState<{ readonly page: number; readonly text: string }>();
  const pageText = typed?.page === page ? typed.text : String(page);
  const number = typedNumber(pageText);
  const [isWrong, setIsWrong] = useState(false);
  const errorId = useId();
  const go = (event: FormEvent) => {
    event.preventDefault();
    const isPage = Number.isInteger(number) && number >= 1 && number <= pageCount;
    setIsWrong(!isPage);
    if (isPage) onGo(number);
  };
  return (
    <form noValidate onSubmit={go} className="relative mx-auto flex items-center gap-2">
      <NumberInput
        aria-label={text("page")}
        max={pageCount}
        value={pageText}
        number={number}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? errorId : undefined}
        onChange={(next) => {
          setIsWrong(false);
          setTyped({ page, text: next });
        }}
        className="field w-20! aria-invalid:border-harm"
      />
      <Button type="submit">{text("goToPage")}</Button>
      {isWrong && (
        <p
          id={errorId}
          role="alert"
          dir="auto"
          className="panel absolute inset-x-0 top-full z-10 mt-1 w-max p-2 text-harm text-sm"
        >
          {text("page")}
        </p>
      )}
    </form>
  );
}

type PageStepsProps = {
  readonly page: number;
  readonly areTwo: boolean;
  readonly onTurn: (by: 1 | -1) => void;
  /** The field for another page, where it stands between the buttons. */
  readonly field: ReactNode;
};

/** Beside two pages a button stands at the middle of its side, so that turning needs no scrolling. */
const besidePages = { position: "absolute", insetBlockStart: "calc(50svh - 5rem)" } as const;

/**
 * Buttons for the page before and after, on the sides where those lie. Expects an ancestor around the pages that
 * positions them.
 */
export function PageSteps({ page, areTwo, onTurn, field }: PageStepsProps) {
  "use memo";
  const text = useMessages("mushaf");
  return (
    <nav
      aria-label={text("pages")}
      dir="rtl"
      className="mt-2 flex items-center justify-between gap-3 print:hidden"
    >
      <IconButton
        label={text("previousPage")}
        disabled={page <= (areTwo ? 2 : 1)}
        onClick={() => onTurn(-1)}
        className="border border-edge"
        style={areTwo ? { ...besidePages, insetInlineStart: 0 } : undefined}
      >
        <ChevronRight aria-hidden="true" className="size-5.5" />
      </IconButton>
      {field}
      <IconButton
        label={text("nextPage")}
        disabled={page >= (areTwo ? pageCount - 1 : pageCount)}
        onClick={() => onTurn(1)}
        className="border border-edge"
        style={areTwo ? { ...besidePages, insetInlineEnd: 0 } : undefined}
      >
        <ChevronLeft aria-hidden="true" className="size-5.5" />
      </IconButton>
    </nav>
  );
}
