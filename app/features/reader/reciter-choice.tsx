import { storedVerseReciter } from "#app/audio/listening-memory.ts";
import { sendToPlayer } from "#app/audio/open-player.ts";
import { useRecitation } from "#app/audio/recitation-store.ts";
import { useMessages } from "#app/i18n/messages.tsx";
import { useStoredValue } from "#app/storage/stored-value.ts";
import { SelectField } from "#app/ui/select-field.tsx";
import type { Voice } from "./complete-data.ts";

/** Whose recitation the verses are heard in; changing it while one is heard goes on at the same verse. */
export function ReciterChoice({ voices }: { readonly voices: readonly Voice[] }) {
  const text = useMessages("reader");
  const [chosen, keepChosen] = useStoredValue(storedVerseReciter);
  const isPlaying = useRecitation((state) => state.recording?.kind === "verses" && state.status !== "idle");
  const labels = {
    murattal: "",
    mujawwad: ` · ${text("styleMujawwad")}`,
    muallim: ` · ${text("styleMuallim")}`,
  };
  const choose = async (id: string) => {
    keepChosen(id);
    if (!isPlaying) return;
    const { verseReciterOf } = await import("#content/reciters/index.ts");
    await sendToPlayer({ type: "reciter", recording: verseReciterOf(id) });
  };
  return (
    <SelectField
      label={text("reciter")}
      name="reciter"
      value={(voices.find(({ id }) => id === chosen) ?? voices[0])?.id ?? ""}
      onChange={(id) => choose(id).catch((error: unknown) => console.warn("the voice did not change", error))}
      options={voices.map(({ id, name, style }) => ({
        value: id,
        label: `${name}${labels[style as keyof typeof labels] ?? ""}`,
      }))}
    />
  );
}
