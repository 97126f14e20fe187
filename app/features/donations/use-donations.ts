import { useEffect, useState } from "react";
import {
  askDonations,
  type DonationsAnswer,
  type LiveAnswer,
  liveFiguresAddress,
  readLiveFigures,
} from "#app/api/donations.ts";
import { useLanguage } from "#app/i18n/messages.tsx";
import { hearServer } from "#app/platform/server-events.ts";

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

/** The projects and sums, kept up to date while the page is open. */
export function useDonations() {
  const language = useLanguage();
  const [donations, setDonations] = useState<DonationsAnswer>();
  const [hasFailed, setHasFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt asks anew
  useEffect(() => {
    let isCurrent = true;
    askDonations(language).then((asked) => {
      if (!isCurrent) return;
      setHasFailed(!asked.isDone);
      if (asked.isDone) setDonations(asked.answer);
    });
    const stop = hearServer(liveFiguresAddress, (text) => {
      const live = readLiveFigures(text);
      if (live) setDonations((known) => known && withLiveFigures(known, live));
    });
    return () => {
      isCurrent = false;
      stop();
    };
  }, [language, attempt]);

  return {
    donations,
    hasFailed,
    retry: () => {
      setHasFailed(false);
      setAttempt((count) => count + 1);
    },
  };
}
