import { useState } from "react";
import { type AdminGift, actOnGift, fetchGifts } from "#app/api/admin.ts";
import { dateFormat } from "#app/i18n/date-format.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatMoney } from "#app/i18n/money.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { Loaded, Pager } from "./admin-list.tsx";
import { useAction } from "./admin-request.tsx";
import { fundName } from "./event-details.ts";
import { FindForm } from "./find-form.tsx";

/** Gifts, found by the beginning of their receipt's number. */
export function GiftsTab() {
  const text = useMessages("admin");
  const language = useLanguage();
  const [asked, setAsked] = useState({ find: "", page: 1 });
  return (
    <>
      <FindForm
        label={text("findGift")}
        found={asked.find}
        onFind={(find) => setAsked({ find: find.toLowerCase(), page: 1 })}
      />
      <Loaded name={`gifts ${asked.page} ${asked.find}`} load={() => fetchGifts(language, asked)}>
        {({ gifts, hasMore }, reload) =>
          gifts.length === 0 ? (
            <EmptyState title={text("noGifts")} />
          ) : (
            <>
              <ul aria-label={text("tab.gifts")} className="grid gap-4">
                {gifts.map((gift) => (
                  <li key={gift.receipt}>
                    <GiftCard gift={gift} onChange={reload} />
                  </li>
                ))}
              </ul>
              <Pager page={asked.page} hasMore={hasMore} onPage={(page) => setAsked({ ...asked, page })} />
            </>
          )
        }
      </Loaded>
    </>
  );
}

type GiftCardProps = { readonly gift: AdminGift; readonly onChange: () => void };

function GiftCard({ gift, onChange }: GiftCardProps) {
  const text = useMessages("admin");
  const language = useLanguage();
  const { receipt, fund, project, amount, held, refunded, currency, recurrence, stage, isPledge, at } = gift;
  const sumOf = (part: number) => formatMoney(part, currency, language);
  const isAwaited = isPledge && (stage === "intent" || recurrence !== "once");
  return (
    <article className="panel grid gap-3 p-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-display text-xl">{sumOf(amount)}</span>
        <Badge look={held > 0 ? "green" : "plain"}>{text(`stage.${stage}`)}</Badge>
        {recurrence !== "once" && <Badge>{text(`recurrence.${recurrence}`)}</Badge>}
      </p>
      <p className="text-ink-soft text-sm">
        {[
          dateFormat(language, { dateStyle: "medium" }).format(new Date(at)),
          `\u2068${fundName(fund, project, text)}\u2069`,
          text("held", { sum: sumOf(held) }),
          ...(refunded > 0 ? [text("refunded", { sum: sumOf(refunded) })] : []),
        ].join(" · ")}
      </p>
      <p className="break-all text-ink-soft text-sm">
        {text("receipt", { number: `\u2068${receipt}\u2069` })}
      </p>
      {isAwaited && <ReceivedForm gift={gift} onChange={onChange} />}
      {held > 0 && <RefundForm gift={gift} onChange={onChange} />}
    </article>
  );
}

function ReceivedForm({ gift: { receipt, recurrence }, onChange }: GiftCardProps) {
  const text = useMessages("admin");
  const language = useLanguage();
  const [month, setMonth] = useState("");
  const { isBusy, send, notice } = useAction(onChange);
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        void send(() => actOnGift(language, { receipt, act: "received", ...(month ? { month } : {}) }));
      }}
    >
      {recurrence !== "once" && (
        <TextField
          label={text("receivedMonth")}
          type="month"
          value={month}
          onChange={(event) => setMonth(event.target.value)}
        />
      )}
      {notice}
      <Button type="submit" className="justify-self-start" disabled={isBusy}>
        {text("received")}
      </Button>
    </form>
  );
}

function RefundForm({ gift: { receipt, currency }, onChange }: GiftCardProps) {
  const text = useMessages("admin");
  const language = useLanguage();
  const [isAsked, setIsAsked] = useState(false);
  const [amount, setAmount] = useState("");
  const { isBusy, send, notice } = useAction(() => {
    setIsAsked(false);
    onChange();
  });
  if (!isAsked)
    return (
      <div className="grid gap-2">
        {notice}
        <Button look="bare" className="-mx-2 justify-self-start px-2!" onClick={() => setIsAsked(true)}>
          {text("refund")}
        </Button>
      </div>
    );
  return (
    <form
      className="grid gap-3 border-line border-t pt-3"
      aria-label={text("refund")}
      onSubmit={(event) => {
        event.preventDefault();
        void send(() => actOnGift(language, { receipt, act: "refund", amount }));
      }}
    >
      <p className="text-sm">{text("refundText")}</p>
      <TextField
        label={text("refundAmount", { currency })}
        inputMode="decimal"
        dir="ltr"
        autoComplete="off"
        required
        value={amount}
        onChange={(event) => setAmount(event.target.value)}
      />
      {notice}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="primary" disabled={isBusy}>
          {text("refund")}
        </Button>
        <Button onClick={() => setIsAsked(false)}>{text("cancel")}</Button>
      </div>
    </form>
  );
}
