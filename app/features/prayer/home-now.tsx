import { type ReactNode, useState } from "react";
import { soonAfter } from "#app/hydration/soon.ts";
import { useAsync } from "#app/hydration/use-async.ts";
import { useSettled } from "#app/hydration/use-settled.ts";
import { loadMessages } from "#app/i18n/load-messages.ts";
import { MessagesProvider, useLanguage, useLoadedWords } from "#app/i18n/messages.tsx";
import type { Messages } from "#app/i18n/say.ts";
import type { Language } from "#domain/language.ts";
import { FirstDayCard, loadFirstDay } from "./first-day.tsx";
import { TodayCard } from "./today-card.tsx";

/**
 * What computes the times and its words. The files that it imports are asked for beside it: they would else be known,
 * and fetched, only when it has come; and the place is guessed while it comes.
 */
async function loadToday(language: Language) {
  const guess = import("./begin-guess.ts").then(({ beginGuess }) => beginGuess());
  const [{ TodayNow }, words] = await Promise.all([
    import("./today-now.tsx"),
    loadMessages(language, ["prayer"]),
    import("./use-prayer-day.ts"),
    guess,
  ]);
  return { TodayNow, words };
}

/**
 * The now-card of the home page. The server draws its arcade; what computes the times is loaded soon after the first
 * load, because only the device knows its place and its clock. On a first visit our server says the times of the
 * device's time zone meanwhile.
 */
export function HomeNow() {
  const language = useLanguage();
  // Asked at the first rendering: the answer travels while the page hydrates.
  useState(() => typeof document !== "undefined" && void loadFirstDay(language));
  const { latest: first } = useAsync(`first day ${language}`, () => loadFirstDay(language));
  const isSettled = useSettled(soonAfter);
  const { latest } = useAsync(isSettled ? `now ${language}` : undefined, () => loadToday(language));
  // Other elements than those of the times: filled, the same ones would count as moved.
  const room = <TodayCard key="room" />;
  const meanwhile = first ? <FirstDayCard outline={first.outline} meanwhile={room} /> : room;
  const words = latest?.words ?? first?.words;
  return <Worded words={words}>{latest ? <latest.TodayNow meanwhile={meanwhile} /> : meanwhile}</Worded>;
}

/** Adds words to those of the page. */
function Worded({ words, children }: { readonly words: Messages | undefined; readonly children: ReactNode }) {
  const language = useLanguage();
  const around = useLoadedWords();
  return (
    <MessagesProvider language={language} messages={words ? { ...around, ...words } : around}>
      {children}
    </MessagesProvider>
  );
}
