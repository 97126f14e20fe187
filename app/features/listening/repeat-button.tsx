import { Repeat, Repeat1 } from "lucide-react";
import { sendToPlayer } from "#app/audio/open-player.ts";
import { useRecitation } from "#app/audio/recitation-store.ts";
import { useMessages } from "#app/i18n/messages.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { repeatInEffect } from "#domain/recitation/following.ts";

const nextRepeat = { none: "one", one: "all", all: "none" } as const;

/**
 * Repeats nothing, the current item or everything; each press selects the next of the three, and its name says which.
 */
export function RepeatButton() {
  const text = useMessages("player");
  const repeat = useRecitation(repeatInEffect);
  const isWholeSurah = useRecitation((state) => state.recording?.kind === "surahs");
  const mode = text(isWholeSurah ? `repeatSurah.${repeat}` : `repeat.${repeat}`);
  const Icon = repeat === "one" ? Repeat1 : Repeat;
  return (
    <IconButton
      label={`${text("repeat")}: ${mode}`}
      aria-pressed={repeat !== "none"}
      onClick={() => sendToPlayer({ type: "repeat", repeat: nextRepeat[repeat] })}
      className="aria-pressed:text-green!"
    >
      <Icon aria-hidden="true" className="size-5.5" />
    </IconButton>
  );
}
