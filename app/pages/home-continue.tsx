import { storedResumePoints } from "#app/audio/listening-memory.ts";
import { FirstVisit } from "#app/features/home/continue-section.tsx";
import { storedLastRead } from "#app/storage/last-read.ts";
import { useStoredValue } from "#app/storage/stored-value.ts";
import { useCollection } from "#app/storage/user-data/use-collection.ts";
import { lazyComponent } from "#app/ui/lazy-component.tsx";

// Without their code the page shows the sentence of the first visit.
const Rows = lazyComponent(
  () =>
    import("./continue-rows.tsx").then(
      ({ ContinueRows }) => ContinueRows,
      () => FirstVisit,
    ),
  <FirstVisit />,
);

/** What a person can go on with; a first visitor, who has nothing, does not fetch the code and the texts of it. */
export function HomeContinue() {
  const [read] = useStoredValue(storedLastRead);
  const [listened] = useStoredValue(storedResumePoints);
  const [khatmas, athkar, cards] = [
    useCollection("khatma").bodies,
    useCollection("athkar").bodies,
    useCollection("review-card").bodies,
  ];
  const mayContinue = read || listened.length > 0 || khatmas.size + athkar.size + cards.size > 0;
  return mayContinue ? <Rows /> : <FirstVisit />;
}
