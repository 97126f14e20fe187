import { useState } from "react";
import { useMessages } from "#app/i18n/messages.tsx";
import type { TajweedCard, TajweedExample } from "#content/tajweed/index.ts";
import { lessonPointsOf } from "#domain/tajweed/lesson-points.ts";
import { markedRuns } from "#domain/tajweed/marked-runs.ts";
import { tajweedOf } from "#domain/tajweed/tajweed-of.ts";
import { MarkedVerse } from "./marked-verse.tsx";
import { ruleLook } from "./rule-look.ts";

type VerseRulesProps = {
  readonly example: TajweedExample;
  /** The rule of the card, which is chosen first. */
  readonly shows: TajweedCard["shows"];
  readonly cards: readonly TajweedCard[];
};

type Found = { readonly from: number; readonly to: number; readonly shows: TajweedCard["shows"] };

function rulesIn(text: string): Found[] {
  const marked = tajweedOf(text).map(({ from, to, rule }) => ({ from, to, shows: rule }));
  const points = lessonPointsOf(text).map(({ from, to, point }) => ({ from, to, shows: point }));
  return [...marked, ...points].sort((one, other) => one.from - other.from);
}

const keyOf = ({ from, shows }: Pick<Found, "from" | "shows">) => `${from} ${shows}`;

/** Every rule in a verse, in the order of the text; the chosen one explains how it is read. */
export function VerseRules({ example, shows, cards }: VerseRulesProps) {
  const text = useMessages("tajweed");
  const [chosen, setChosen] = useState(keyOf({ from: example.from, shows }));
  const found = rulesIn(example.text);
  const letters = Array.from(example.text);
  return (
    <>
      <MarkedVerse
        runs={markedRuns(example.text, found)}
        lookOf={(span) => `${ruleLook(span.shows)} ${keyOf(span) === chosen ? "decoration-4" : ""}`}
        onMark={(span) => setChosen(keyOf(span))}
        className="text-3xl"
      />
      <p className="mt-3 text-ink-soft text-sm">{text("inVerse", { count: found.length })}</p>
      <ol className="mt-2 divide-y divide-line">
        {found.map((one) => {
          const card = cards.find((each) => each.shows === one.shows);
          const isChosen = keyOf(one) === chosen;
          return (
            <li key={keyOf(one)}>
              <button
                type="button"
                aria-expanded={isChosen}
                onClick={() => setChosen(keyOf(one))}
                className="flex min-h-11 w-full items-center gap-4 py-1 text-start"
              >
                <span
                  lang="ar"
                  dir="rtl"
                  className={`quran w-12 shrink-0 text-center ${ruleLook(one.shows)}`}
                >
                  {letters.slice(one.from, one.to).join("")}
                </span>
                <span className={isChosen ? "font-medium" : ""}>{card?.title}</span>
              </button>
              {isChosen && <p className="pb-3 ps-16 text-ink-soft">{card?.how}</p>}
            </li>
          );
        })}
      </ol>
    </>
  );
}
