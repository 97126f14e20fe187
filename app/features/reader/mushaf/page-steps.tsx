import { type FormEvent, useState } from "react";
import { useMessages } from "#app/i18n/messages.tsx";
import { Button } from "#app/ui/button.tsx";
import { pageCount } from "./page-parts.ts";

type PageStepsProps = { readonly page: number; readonly onTurn: (page: number) => void };

/** The way to the page before and the page after, and to any other by its number. */
export function PageSteps({ page, onTurn }: PageStepsProps) {
  const text = useMessages("mushaf");
  const [typed, setTyped] = useState<{ readonly on: number; readonly words: string }>();
  const words = typed?.on === page ? typed.words : String(page);
  const go = (event: FormEvent) => {
    event.preventDefault();
    if (Number(words) >= 1) onTurn(Math.trunc(Number(words)));
  };
  return (
    <nav
      aria-label={text("pages")}
      className="mt-4 grid grid-cols-2 items-center gap-3 sm:flex sm:justify-between print:hidden"
    >
      <Button disabled={page <= 1} onClick={() => onTurn(page - 1)}>
        {text("previousPage")}
      </Button>
      <form
        onSubmit={go}
        className="order-last col-span-2 flex items-center justify-center gap-2 sm:order-none"
      >
        <input
          type="number"
          inputMode="numeric"
          aria-label={text("page")}
          min={1}
          max={pageCount}
          value={words}
          onChange={(event) => setTyped({ on: page, words: event.target.value })}
          className="field w-24!"
        />
        <Button type="submit">{text("goToPage")}</Button>
      </form>
      <Button disabled={page >= pageCount} onClick={() => onTurn(page + 1)}>
        {text("nextPage")}
      </Button>
    </nav>
  );
}
