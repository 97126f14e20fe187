import { Square, Trash2, Volume2 } from "lucide-react";
import { useState } from "react";
import { useMessages } from "#app/i18n/messages.tsx";
import {
  forgetOwnSound,
  keepOwnSound,
  playOwnSound,
  stopOwnSound,
  storedSoundName,
} from "#app/platform/own-sound.ts";
import { useStoredValue } from "#app/platform/stored-value.ts";
import { Button, buttonClass } from "#app/ui/button.tsx";

/** What sounds with a notice: nothing, or a file of the person's own. We have no recording we may publish. */
export function NoticeSound() {
  const text = useMessages("prayer");
  const [name] = useStoredValue(storedSoundName);
  const [problem, setProblem] = useState("");
  const choose = async (file: File | undefined) => {
    if (!file) return;
    const outcome = await keepOwnSound(file);
    setProblem(outcome === "kept" ? "" : text(`sound.${outcome}`));
  };
  const listen = async () => setProblem((await playOwnSound()) ? "" : text("sound.unplayable"));
  return (
    <div className="mt-2 border-line border-t pt-3">
      <h3 className="font-medium">{text("sound")}</h3>
      <p className="text-sm">
        {name ? (
          <>
            {text("soundChosen")} <bdi>{name}</bdi>
          </>
        ) : (
          text("soundNone")
        )}
      </p>
      <p className="text-ink-soft text-sm">{text("soundNote")}</p>
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
          {text("soundChoose")}
        </label>
        {name && (
          <>
            <Button onClick={() => void listen()}>
              <Volume2 aria-hidden="true" className="size-4" />
              {text("soundListen")}
            </Button>
            <Button onClick={stopOwnSound}>
              <Square aria-hidden="true" className="size-4" />
              {text("soundStop")}
            </Button>
            <Button onClick={() => void forgetOwnSound()}>
              <Trash2 aria-hidden="true" className="size-4" />
              {text("soundRemove")}
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
