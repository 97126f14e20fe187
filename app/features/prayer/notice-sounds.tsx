import { Square, Trash2, Volume2 } from "lucide-react";
import { useState } from "react";
import { useMessages } from "#app/i18n/messages.tsx";
import {
  deleteOwnSound,
  fajrSounds,
  type SoundUse,
  saveOwnSound,
  stopOwnSound,
  storedFajrSound,
  storedSoundNames,
} from "#app/storage/own-sound.ts";
import { useStoredValue } from "#app/storage/stored-value.ts";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { playNoticeSound } from "./notice-sound.ts";

/** The sounds of notices: none or an audio file from the device, and one of its own for fajr. */
export function NoticeSounds() {
  const more = useMessages("prayermore");
  const [fajr, saveFajr] = useStoredValue(storedFajrSound);
  return (
    <div className="mt-2 border-line border-t pt-3">
      <h3 className="font-medium">{more("sound")}</h3>
      <SoundFile use="notice" absent={more("soundNone")} />
      <p className="mt-2 text-ink-soft text-sm">{more("soundNote")}</p>
      <label className="mt-3 flex flex-col gap-1">
        <span>{more("fajrSound")}</span>
        <select
          value={fajr}
          onChange={(event) => {
            const chosen = fajrSounds.find((each) => each === event.target.value);
            if (chosen) saveFajr(chosen);
          }}
          className="field"
        >
          {fajrSounds.map((each) => (
            <option key={each} value={each}>
              {more(`fajrSound.${each}`)}
            </option>
          ))}
        </select>
      </label>
      {fajr === "file" && <SoundFile use="fajr" absent={more("fajrSoundMissing")} />}
      {fajr === "tone" && (
        <Button className="mt-2" onClick={() => void playNoticeSound("fajr")}>
          <Volume2 aria-hidden="true" className="size-4" />
          {more("soundListen")}
        </Button>
      )}
    </div>
  );
}

type SoundFileProps = {
  readonly use: SoundUse;
  /** What is said while there is no file. */
  readonly absent: string;
};

/** One audio file from the device: chosen, listened to and removed. We have no recording that we may publish. */
function SoundFile({ use, absent }: SoundFileProps) {
  const more = useMessages("prayermore");
  const [name] = useStoredValue(storedSoundNames[use]);
  const [problem, setProblem] = useState("");
  const choose = async (file: File | undefined) => {
    if (!file) return;
    const outcome = await saveOwnSound(file, use);
    setProblem(outcome === "kept" ? "" : more(`sound.${outcome}`));
  };
  const listen = async () => {
    const isPlaying = await playNoticeSound(use === "fajr" ? "fajr" : "dhuhr");
    setProblem(isPlaying ? "" : more("sound.unplayable"));
  };
  return (
    <>
      <p className="text-sm">
        {name ? (
          <>
            {more("soundChosen")} <bdi>{name}</bdi>
          </>
        ) : (
          absent
        )}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <label className={buttonClass("quiet", "focus-within:outline-2 focus-within:outline-green")}>
          <input
            type="file"
            accept="audio/*"
            className="sr-only"
            onChange={(event) => {
              void choose(event.target.files?.[0]);
              event.target.value = "";
            }}
          />
          {more("soundChoose")}
        </label>
        {name && (
          <>
            <Button onClick={() => void listen()}>
              <Volume2 aria-hidden="true" className="size-4" />
              {more("soundListen")}
            </Button>
            <Button onClick={stopOwnSound}>
              <Square aria-hidden="true" className="size-4" />
              {more("soundStop")}
            </Button>
            <Button onClick={() => void deleteOwnSound(use)}>
              <Trash2 aria-hidden="true" className="size-4" />
              {more("soundRemove")}
            </Button>
          </>
        )}
      </div>
      <p role="alert" className="mt-1 text-gold text-sm empty:hidden">
        {problem}
      </p>
    </>
  );
}
