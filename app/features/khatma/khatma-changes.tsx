import { useState } from "react";
import { deviceDay } from "#app/browser/device-clock.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { addDays, formatCalendarDay, parseCalendarDay } from "#domain/calendar-day.ts";
import {
  isKhatmaPage,
  type Khatma,
  khatmaPageAfter,
  khatmaPages,
  pagesReadWith,
  withPagesRead,
} from "#domain/khatma/khatma.ts";
import { typedNumber } from "#domain/typed-number.ts";
import { RemoveKhatma } from "./remove-khatma.tsx";

type KhatmaChangesProps = {
  readonly plan: Khatma;
  readonly onChange: (change: (plan: Khatma) => Khatma) => void;
  readonly onRemove: () => void;
};

/** Moves the end of a plan, notes the last page read, or gives the plan up after a question. */
export function KhatmaChanges({ plan, onChange, onRemove }: KhatmaChangesProps) {
  const text = useMessages("khatma");
  const language = useLanguage();
  const today = deviceDay();
  const [first, last] = [formatCalendarDay(today), formatCalendarDay(addDays(today, khatmaPages - 1))];
  const [page, setPage] = useState(plan.read > 0 ? String(khatmaPageAfter(plan, plan.read - 1)) : "");
  const [finishBy, setFinishBy] = useState(plan.finishBy);
  const isEnd = parseCalendarDay(finishBy) !== undefined && finishBy >= first && finishBy <= last;
  const reached = typedNumber(page);
  const isPage = page !== "" && isKhatmaPage(reached);
  const pages = formatNumber(khatmaPages, language);
  return (
    <div className="grid gap-4 border-edge border-t pt-4">
      <form
        noValidate
        className="grid gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (isEnd) onChange((now) => ({ ...now, finishBy }));
        }}
      >
        <TextField
          label={text("moveEnd")}
          type="date"
          min={first}
          max={last}
          value={finishBy}
          onChange={(event) => setFinishBy(event.target.value)}
          hint={isEnd ? text("moveEndHint") : text("wrongDays", { pages })}
        />
        <Button type="submit" disabled={!isEnd || finishBy === plan.finishBy} className="justify-self-start">
          {text("saveEnd")}
        </Button>
      </form>
      <form
        noValidate
        className="grid gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (isPage) onChange((now) => withPagesRead(now, today, pagesReadWith(now, reached)));
        }}
      >
        <TextField
          label={text("lastPage")}
          inputMode="numeric"
          value={page}
          onChange={(event) => setPage(event.target.value)}
          {...(page === "" || isPage ? {} : { hint: text("wrongPage", { pages }) })}
        />
        <Button type="submit" disabled={!isPage} className="justify-self-start">
          {text("savePage")}
        </Button>
      </form>
      <RemoveKhatma question={text("giveUpQuestion")} no={text("giveUpNo")} onRemove={onRemove}>
        {text("giveUp")}
      </RemoveKhatma>
    </div>
  );
}
