import { Link } from "wouter";
import { useMessages } from "#app/i18n/messages.tsx";
import { playChime, playClick } from "#app/platform/cue-sounds.ts";
import { useStoredValue } from "#app/platform/stored-value.ts";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { useToast } from "#app/ui/toast.ts";
import { Toggle } from "#app/ui/toggle.tsx";
import type { AthkarAct } from "#domain/counting/athkar-progress.ts";
import { addressOf } from "./athkar-address.ts";
import { AthkarList } from "./athkar-list.tsx";
import { AthkarPlayer } from "./athkar-player.tsx";
import type { AthkarSet } from "./athkar-set.ts";
import { storedAdvance, storedSound } from "./athkar-settings.ts";
import { DailyReminder } from "./daily-reminder.tsx";
import { SetNotice } from "./set-notice.tsx";
import { SetPicker } from "./set-picker.tsx";
import { useAthkarProgress } from "./use-athkar-progress.ts";
import { useAthkarSet } from "./use-athkar-set.ts";

/** The remembrances by set, said one by one or read as a list. */
export function CompleteAthkar({ first }: { readonly first: AthkarSet }) {
  const text = useMessages("athkar");
  const title = useMessages("shell");
  const showToast = useToast();
  const { place, set, isLoading, hasFailed, retry } = useAthkarSet(first);
  const [hasSound, keepSound] = useStoredValue(storedSound);
  const [isAdvancing, keepAdvancing] = useStoredValue(storedAdvance);

  const { progress, act } = useAthkarProgress(set.name, set.dhikrs, (done, before, after) => {
    const completed = completedBy(done, before.counts, after.counts, set);
    if (completed) {
      if (storedSound.read()) playChime();
      showToast({ title: text("completed") });
      if (!storedAdvance.read()) act({ type: "hold" });
    } else if (done.type === "tap" && storedSound.read()) playClick();
    if (done.type === "reset") showToast({ title: text("wasReset") });
  });

  const toggleSound = () => {
    keepSound(!hasSound);
    showToast({ title: text(hasSound ? "soundOff" : "soundOn") });
    if (!hasSound) playClick();
  };
  const isList = place.view === "list";
  return (
    <article className="mx-auto max-w-3xl" aria-busy={isLoading}>
      <h1 tabIndex={-1} className="mb-6 text-center font-display text-3xl outline-none sm:text-4xl">
        {title("title.completeAthkar")}
      </h1>
      <SetPicker current={place.name} view={place.view} />
      <SetNotice place={place} />
      <div className="mt-2 flex items-center justify-between gap-x-6">
        <h2 className="font-display text-2xl">{text(`set.${set.name}`)}</h2>
        <Link href={addressOf(place.name, isList ? "player" : "list")} className={buttonClass("bare")}>
          {text(isList ? "playerView" : "listView")}
        </Link>
      </div>
      {hasFailed && (
        <div role="alert" className="panel mt-4 flex flex-wrap items-center justify-between gap-3 p-4">
          <p>{text("setFailed")}</p>
          <Button look="primary" onClick={retry}>
            {text("retry")}
          </Button>
        </div>
      )}
      {isList ? (
        <AthkarList set={set} progress={progress} onTap={(id) => act({ type: "tap", now: Date.now(), id })} />
      ) : (
        <AthkarPlayer set={set} progress={progress} act={act} hasSound={hasSound} onSound={toggleSound} />
      )}
      <div className="panel mt-8 grid gap-2 p-5">
        <Toggle
          label={text("advance")}
          isOn={isAdvancing}
          onChange={(isOn) => {
            keepAdvancing(isOn);
            if (!isOn) act({ type: "hold" });
          }}
        />
        <DailyReminder />
      </div>
    </article>
  );
}

/** The remembrance that this act brought to its end. */
function completedBy(
  act: AthkarAct,
  before: Readonly<Record<string, number>>,
  after: Readonly<Record<string, number>>,
  { dhikrs }: AthkarSet,
) {
  if (act.type !== "tap") return undefined;
  return dhikrs.find(({ id, repetitions }) => after[id] === repetitions && before[id] !== repetitions);
}
