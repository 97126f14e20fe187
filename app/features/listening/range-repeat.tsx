import { useId, useState } from "react";
import { storedVerseReciter } from "#app/audio/listening-memory.ts";
import { openPlayer, sendToPlayer } from "#app/audio/open-player.ts";
import { readRecitation, useRecitation } from "#app/audio/recitation-store.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { formatNumber } from "#app/i18n/numbers.ts";
import { Button } from "#app/ui/button.tsx";
import { verseReciterOf } from "#content/reciters/index.ts";
import { playingAyah } from "#domain/recitation/playing.ts";
import { ayahsIn } from "#domain/verse-reference.ts";
import { AyahField } from "./ayah-field.tsx";
import { OptionSelect } from "./option-select.tsx";

const timesToSay = [1, 2, 3, 5, 7, 10, 20, 0] as const;
const secondsBetween = [0, 2, 5, 10, 20, 30] as const;

type RoundsWanted = {
  readonly from: number;
  readonly to: number;
  readonly times: number;
  readonly pause: number;
};

async function repeatRange(surah: number, wanted: RoundsWanted): Promise<void> {
  const player = await openPlayer();
  if (playingAyah(readRecitation(), surah) === undefined) {
    const recording = verseReciterOf(storedVerseReciter.read());
    player.send({ type: "start", recording, surah, ayah: wanted.from, isCued: true });
  }
  player.send({ type: "rounds", ...wanted });
}

/** From which verse to which, how often, and with how long a pause: for learning by heart. */
export function RangeRepeat({ surah, ayah }: { readonly surah: number; readonly ayah: number }) {
  const text = useMessages("player");
  const language = useLanguage();
  const titleId = useId();
  const rounds = useRecitation((state) => state.rounds);
  const last = ayahsIn(surah);
  const [wanted, setWanted] = useState<RoundsWanted>({
    from: ayah,
    to: Math.min(last, ayah + 2),
    times: 3,
    pause: 2,
  });
  const want = (change: Partial<RoundsWanted>) => setWanted({ ...wanted, ...change });
  const number = (value: number) => formatNumber(value, language);
  const round = rounds && { number: number(rounds.done + 1), count: number(rounds.times) };
  return (
    <fieldset className="col-span-full grid grid-cols-[repeat(auto-fit,minmax(7.5rem,1fr))] items-end gap-x-4 gap-y-2 border-line border-t pt-2">
      <legend id={titleId} className="sr-only">
        {text("range")}
      </legend>
      <AyahField
        label={text("rangeFrom")}
        value={wanted.from}
        last={last}
        onChange={(from) => want({ from })}
      />
      <AyahField label={text("rangeTo")} value={wanted.to} last={last} onChange={(to) => want({ to })} />
      <OptionSelect
        label={text("times")}
        value={String(wanted.times)}
        onChoose={(value) => want({ times: Number(value) })}
        options={timesToSay.map((count) => [
          String(count),
          count === 0 ? text("timesEndless") : text("timesCount", { count }),
        ])}
      />
      <OptionSelect
        label={text("pauseBetween")}
        value={String(wanted.pause)}
        onChoose={(value) => want({ pause: Number(value) })}
        options={secondsBetween.map((count) => [
          String(count),
          count === 0 ? text("pauseNone") : text("seconds", { count }),
        ])}
      />
      {round && rounds ? (
        <Button onClick={() => sendToPlayer({ type: "endRounds" })}>{text("endRange")}</Button>
      ) : (
        <Button onClick={() => repeatRange(surah, wanted)}>{text("startRange")}</Button>
      )}
      <p role="status" className="min-h-6 self-center text-gold text-sm">
        {round && rounds && text(rounds.times === 0 ? "roundEndless" : "round", round)}
      </p>
    </fieldset>
  );
}
