import { useState } from "react";
import { endMonthly, isEmail, type ReceiptAnswer } from "#app/api/donations.ts";
import { dateFormat } from "#app/i18n/date-format.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { Button } from "#app/ui/button.tsx";
import { FormField } from "./form-field.tsx";

type MonthlyGiftProps = {
  readonly receipt: ReceiptAnswer;
  readonly onChange: (receipt: ReceiptAnswer) => void;
};

/** How a monthly gift goes on, and its end: for who gave it signed in, else by the address it was given with. */
export function MonthlyGift({ receipt, onChange }: MonthlyGiftProps) {
  const text = useMessages("donations");
  const language = useLanguage();
  const [email, setEmail] = useState("");
  const [mistake, setMistake] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const { repeats, isMine } = receipt;
  if (!repeats) return null;

  const day = dateFormat(language, { dateStyle: "long" });
  const goesOn = repeats.status === "active" || repeats.status === "past-due";
  const isPledge = receipt.provider === "pledge";
  const standing = () => {
    if (repeats.status === "past-due") return text("monthlyPastDue");
    if (goesOn) return text(isPledge ? "monthlyPledgeRuns" : "monthlyRuns");
    if (isPledge) return text("monthlyPledgeEnded");
    return repeats.status === "cancelled" && repeats.endsAt
      ? text("monthlyEnds", { day: day.format(new Date(repeats.endsAt)) })
      : text("monthlyEnded");
  };

  async function end(): Promise<void> {
    if (!isMine && !isEmail(email)) return setMistake(text("mistake.email-wrong"));
    setIsBusy(true);
    const asked = await endMonthly(language, receipt.receipt, isMine ? undefined : email.trim());
    setIsBusy(false);
    if (asked.isDone) onChange(asked.answer);
    else setMistake(asked.message || text("down"));
  }

  return (
    <section className="mt-6 rounded-control border border-line p-4 print:hidden">
      <p role="status">{standing()}</p>
      {goesOn && (
        <form
          noValidate
          className="mt-3 grid gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            void end();
          }}
        >
          {isMine ? (
            mistake && (
              <p role="alert" className="text-harm text-sm">
                {mistake}
              </p>
            )
          ) : (
            <FormField
              label={text("endMonthlyEmail")}
              name="end-email"
              type="email"
              autoComplete="email"
              value={email}
              onChange={(event) => {
                setEmail(event.target.value);
                setMistake(undefined);
              }}
              mistake={mistake}
            />
          )}
          <Button type="submit" className="justify-self-start" disabled={isBusy}>
            {text("endMonthly")}
          </Button>
        </form>
      )}
    </section>
  );
}
