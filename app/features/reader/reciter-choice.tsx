import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { storedVerseReciter } from "#app/platform/listening-memory.ts";
import { sendToPlayer } from "#app/platform/open-player.ts";
import { useRecitation } from "#app/platform/recitation-store.ts";
import { useStoredValue } from "#app/platform/stored-value.ts";
import { SelectField } from "#app/ui/select-field.tsx";
import { reciterName, verseReciterOf, verseReciters } from "#content/reciters/index.ts";

/** Whose recitation the verses are heard in; changing it while one is heard goes on at the same verse. */
export function ReciterChoice() {
  const text = useMessages("reader");
  const language = useLanguage();
  const [chosen, keepChosen] = useStoredValue(storedVerseReciter);
  const isHeard = useRecitation((state) => state.recording?.kind === "verses" && state.status !== "idle");
  const labels = {
    murattal: "",
    mujawwad: ` · ${text("styleMujawwad")}`,
    muallim: ` · ${text("styleMuallim")}`,
  };
  return (
    <SelectField
      label={text("reciter")}
      name="reciter"
      value={verseReciterOf(chosen).id}
      onChange={(id) => {
        keepChosen(id);
        if (isHeard) sendToPlayer({ type: "reciter", recording: verseReciterOf(id) });
      }}
      options={verseReciters.map((reciter) => ({
        value: reciter.id,
        label: `${reciterName(reciter, language)}${labels[reciter.style as keyof typeof labels] ?? ""}`,
      }))}
    />
  );
}
