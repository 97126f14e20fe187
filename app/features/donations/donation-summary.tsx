import { FolderHeart, HandCoins, HeartHandshake, Users } from "lucide-react";
import type { DonationsAnswer } from "#app/api/donations.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatMoney } from "#app/i18n/money.ts";
import { formatNumber } from "#app/i18n/numbers.ts";
import { ExampleMark } from "./example-mark.tsx";

/** The four sums at the head of the page. */
export function DonationSummary({ donations }: { readonly donations: DonationsAnswer }) {
  const text = useMessages("donations");
  const language = useLanguage();
  const { raised, beneficiaries, donors, projects, currency } = donations;
  const active = projects.filter(({ isClosed }) => !isClosed);
  const cards = [
    { name: "totalRaised", Icon: HandCoins, ...raised },
    { name: "beneficiaries", Icon: HeartHandshake, ...beneficiaries },
    { name: "donors", Icon: Users, ...donors },
    {
      name: "activeProjects",
      Icon: FolderHeart,
      value: active.length,
      isExample: active.some(({ isExample }) => isExample),
    },
  ] as const;
  return (
    <dl className="mt-6 grid grid-cols-2 gap-3 lg:grid-cols-4">
      {cards.map(({ name, Icon, value, isExample }) => (
        <div key={name} data-figure={name} className="panel flex flex-col gap-1 p-4 sm:p-5">
          <dt className="flex items-center gap-2 text-ink-soft text-sm">
            <Icon aria-hidden="true" className="size-5 shrink-0 text-green" />
            <span className="wrap-anywhere min-w-0">{text(name)}</span>
          </dt>
          <dd className="grid justify-items-start gap-1 sm:flex sm:flex-wrap sm:items-center sm:gap-x-3">
            <span className="font-display text-2xl tabular-nums sm:text-3xl">
              {name === "totalRaised"
                ? formatMoney(value, currency, language)
                : formatNumber(value, language)}
            </span>
            {isExample && <ExampleMark />}
          </dd>
        </div>
      ))}
    </dl>
  );
}
