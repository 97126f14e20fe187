import { soonAfter } from "#app/hydration/soon.ts";
import { useAsync } from "#app/hydration/use-async.ts";
import { useSettled } from "#app/hydration/use-settled.ts";
import { loadMessages } from "#app/i18n/load-messages.ts";
import { MessagesProvider, useLanguage, useLoadedWords, useMessages } from "#app/i18n/messages.tsx";
import { Arcade } from "#app/ui/arcade.tsx";
import { NowCard } from "#app/ui/now-card.tsx";
import type { Language } from "#domain/language.ts";
import { prayers } from "#domain/prayer-times/prayer-name.ts";

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

/** The size of the card, with its times and before they come. */
const cardClass = "lg:min-h-85 lg:justify-between";

/** Keeps the room of a time. */
const noFigure = "\u00a0";

/**
 * The now-card of the home page. The server draws its arcade; what computes the times is loaded soon after the first
 * load, because only the device knows its place and its clock.
 */
export function HomeNow() {
  const text = useMessages("home");
  const language = useLanguage();
  const around = useLoadedWords();
  const isSettled = useSettled(soonAfter);
  const { latest } = useAsync(isSettled ? `now ${language}` : undefined, () => loadToday(language));
  if (latest) {
    const { TodayNow, words } = latest;
    return (
      <MessagesProvider language={language} messages={{ ...around, ...words }}>
        <TodayNow className={cardClass} />
      </MessagesProvider>
    );
  }
  return (
    <NowCard
      sky="isha"
      headingId="next-prayer"
      label={text("now.next")}
      name={<span className="invisible">{text("now.fajr")}</span>}
      above={<span className="block min-h-7" />}
      count={noFigure}
      className={cardClass}
    >
      <Arcade
        label={text("now.prayers")}
        arches={prayers.map((prayer) => ({
          id: prayer,
          name: text(`now.${prayer}`),
          time: noFigure,
          state: "coming",
        }))}
      />
    </NowCard>
  );
}
