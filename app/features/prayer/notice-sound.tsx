import { Square, Trash2, Volume2 } from "lucide-react";
import { useState } from "react";
import { useMessages } from "#app/i18n/messages.tsx";
import {
  forgetOwnSound,
  keepOwnSound,
  playOwnSound,
  stopOwnSound,
  storedSoundName,
} from "#app/storage/own-sound.ts";
import { useStoredValue } from "#app/storage/stored-value.ts";
import { Button, buttonClass } from "#app/ui/button.tsx";

/** What sounds with a notice: nothing, or a file of the person's own. We have no recording we may publish. */
export function NoticeSound() {
  const part = useMessages("prayerparts");
  const [name] = useStoredValue(storedSoundName);
  const [problem, setProblem] = useState("");
  const choose = async (file: File | undefined) => {
    if (!file) return;
    const outcome = await keepOwnSound(file);
    setProblem(outcome === "kept" ? "" : part(`sound.${outcome}`));
  };
  const listen = async () => setProblem((await playOwnSound()) ? "" : part("sound.unplayable"));
  return (
    <div className="mt-2 border-line border-t pt-3">
      <h3 className="font-medium">{part("sound")}</h3>
      <p className="text-sm">
        {name ? (
          <>
            {part("soundChosen")} <bdi>{name}</bdi>
          </>
        ) : (
          part("soundNone")
        )}
      </p>
      <p className="text-ink-soft text-sm">{part("soundNote")}</p>
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
          {part("soundChoose")}
        </label>
        {name && (
          <>
            <Button onClick={() => void listen()}>
              <Volume2 aria-hidden="true" className="size-4" />
              {part("soundListen")}
            </Button>
            <Button onClick={stopOwnSound}>
              <Square aria-hidden="true" className="size-4" />
              {part("soundStop")}
            </Button>
            <Button onClick={() => void forgetOwnSound()}>
              <Trash2 aria-hidden="true" className="size-4" />
              {part("soundRemove")}
            </Button>
          </>
        )}
      </div>
      <p role="alert" className="mt-1 text-gold text-sm empty:hidden">
        {problem}
      </p>
    </div>
  );
}
