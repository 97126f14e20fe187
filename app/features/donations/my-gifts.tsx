import { Link } from "wouter";
import { fetchMyGifts } from "#app/api/donations.ts";
import { useAsync } from "#app/hydration/use-async.ts";
import { dateFormat } from "#app/i18n/date-format.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatMoney } from "#app/i18n/money.ts";
import { useStageText } from "./stage-text.ts";

/** The gifts of the signed-in person, newest first; nothing where there are none. */
export function MyGifts() {
  const text = useMessages("donations");
  const language = useLanguage();
  const stageText = useStageText();
  const { latest: gifts = [] } = useAsync(language, async () => {
    const result = await fetchMyGifts(language);
    if (!result.isDone) throw new Error(result.code);
    return result.answer.gifts;
  });
  if (gifts.length === 0) return null;
  const day = dateFormat(language, { dateStyle: "medium" });
  return (
    <section aria-labelledby="my-gifts" className="mt-8">
      <h2 id="my-gifts" className="font-display text-2xl">
        {text("mine")}
      </h2>
      <ul className="panel mt-3 divide-y divide-line">
        {gifts.map((gift) => (
          <li key={gift.receipt}>
            <Link
              href={`/donations?receipt=${gift.receipt}`}
              className="grid min-h-11 grid-cols-[1fr_auto] items-center gap-x-4 px-4 py-2 hover:text-green sm:grid-cols-[2fr_1fr_2fr_1fr]"
            >
              <span>{gift.plan ? text("subscription") : (gift.project ?? gift.projectId)}</span>
              <span>{formatMoney(gift.amount, gift.currency, language)}</span>
              <span className="block text-ink-soft text-sm first-letter:uppercase">{stageText(gift)}</span>
              <time dateTime={gift.at} className="text-ink-soft text-sm">
                {day.format(new Date(gift.at))}
              </time>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
