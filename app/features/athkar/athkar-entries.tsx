import { Moon, MoonStar, Sparkles, Sun } from "lucide-react";
import { Link } from "wouter";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { buttonClass } from "#app/ui/button.tsx";
import { addressOf, type SetName } from "./athkar-address.ts";
import { DailyReminder } from "./daily-reminder.tsx";
import { useOfferedSet } from "./set-of-hour.ts";

/** How many adhkar each set has. */
export type SetSizes = Readonly<Record<SetName, number>>;

const cards = [
  { key: "morning", Icon: Sun, sets: ["morning"] },
  { key: "evening", Icon: Moon, sets: ["evening"] },
  { key: "dailyDuas", Icon: Sparkles, sets: ["duas", "afterPrayer", "waking", "sleep"] },
  { key: "occasions", Icon: MoonStar, sets: ["travel", "mosque"] },
] as const satisfies readonly { key: string; Icon: unknown; sets: readonly SetName[] }[];

/** Four cards with links to the sets, and the daily reminder. */
export function AthkarEntries({ sizes }: { readonly sizes: SetSizes }) {
  const text = useMessages("athkar");
  const language = useLanguage();
  const offered = useOfferedSet();
  return (
    <article className="mx-auto max-w-4xl">
      <header className="pb-8 text-center">
        <h1 tabIndex={-1} className="font-display text-3xl outline-none sm:text-4xl">
          {text("doorsTitle")}
        </h1>
        <p className="mx-auto mt-3 max-w-[60ch] text-pretty text-ink-soft">{text("doorsText")}</p>
      </header>
      <ul className="grid gap-4 sm:grid-cols-2">
        {cards.map(({ key, Icon, sets }) => {
          const isNow = sets.some((name) => name === offered);
          return (
            <li key={key} className={`panel flex flex-col gap-2 p-6 ${isNow ? "border-gold!" : ""}`}>
              <div className="flex items-center justify-between">
                <Icon aria-hidden="true" strokeWidth={1.5} className="size-8 text-gold" />
                {isNow && <span className="text-gold text-sm">{text("now")}</span>}
              </div>
              <h2 className="font-display text-2xl">{text(`door.${key}`)}</h2>
              <p className="grow text-pretty text-ink-soft">{text(`door.${key}Text`)}</p>
              <ul className="mt-3 flex flex-wrap gap-2">
                {sets.map((name) => (
                  <li key={name}>
                    <Link
                      href={addressOf(name)}
                      className={buttonClass(name === offered ? "primary" : "quiet")}
                    >
                      {text("setSize", {
                        name: text(`set.${name}`),
                        count: formatNumber(sizes[name], language),
                      })}
                    </Link>
                  </li>
                ))}
              </ul>
            </li>
          );
        })}
      </ul>
      <div className="panel mt-4 p-6">
        <h2 className="mb-2 font-display text-xl">{text("reminder")}</h2>
        <DailyReminder />
      </div>
    </article>
  );
}
