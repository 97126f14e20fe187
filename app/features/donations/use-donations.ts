import { useEffect, useRef, useState } from "react";
import type { DonationsAnswer, LiveAnswer } from "#app/api/donations.ts";
import { hearServer } from "#app/browser/server-events.ts";
import { useLanguage } from "#app/i18n/messages.tsx";
import type { Language } from "#domain/language.ts";

/** Where the figures come from as they move. */
const liveFiguresAddress = "/api/donations/live";

/** What the figures say now, in place of what they said when the page was asked for. */
function withLiveFigures(known: DonationsAnswer, live: LiveAnswer): DonationsAnswer {
  const { raised, beneficiaries, donors } = live;
  const figures = new Map(live.projects.map((each) => [each.id, each]));
  return {
    ...known,
    raised,
    beneficiaries,
    donors,
    projects: known.projects.map((project) => ({ ...project, ...figures.get(project.id) })),
  };
}

const figuresLine = ({ raised, beneficiaries, donors, projects }: LiveAnswer) =>
  JSON.stringify([
    raised,
    beneficiaries,
    donors,
    projects.map((of) => [of.id, of.raised, of.beneficiaries, of.isClosed]),
  ]);

function isShown(text: string, shown: DonationsAnswer): boolean {
  try {
    return figuresLine(JSON.parse(text)) === figuresLine(shown);
  } catch {
    return false;
  }
}

// What is shown already needs no check: the code that reads answers comes with the first that says something new.
const readingAnswers = () => import("#app/api/donations.ts");

async function ask(language: Language): Promise<DonationsAnswer | undefined> {
  try {
    const asked = await (await readingAnswers()).askDonations(language);
    return asked.isDone ? asked.answer : undefined;
  } catch {
    return undefined;
  }
}

/** The projects and sums, kept up to date while the page is open; `sent` with the page, null where it has none. */
export function useDonations(sent: DonationsAnswer | null) {
  const language = useLanguage();
  const [donations, setDonations] = useState(sent ?? undefined);
  const [hasFailed, setHasFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const shown = useRef(donations);

  useEffect(() => {
    let isCurrent = true;
    const show = (next: DonationsAnswer) => {
      shown.current = next;
      setDonations(next);
    };
    if (sent === null || attempt > 0)
      ask(language).then((answer) => {
        if (!isCurrent) return;
        setHasFailed(answer === undefined);
        if (answer) show(answer);
      });
    const follow = async (text: string) => {
      if (!shown.current || isShown(text, shown.current)) return;
      const { readLiveFigures } = await readingAnswers();
      const live = readLiveFigures(text);
      if (isCurrent && live && shown.current) show(withLiveFigures(shown.current, live));
    };
    const stop = hearServer(liveFiguresAddress, (text) => {
      follow(text).catch(() => console.warn("the figures stay as they are until the page is opened anew"));
    });
    return () => {
      isCurrent = false;
      stop();
    };
  }, [language, attempt, sent]);

  return {
    donations,
    hasFailed,
    retry: () => {
      setHasFailed(false);
      setAttempt((count) => count + 1);
    },
  };
}
