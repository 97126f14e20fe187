import { useRecitation } from "#app/audio/recitation-store.ts";
import { resumePointsKey } from "#app/storage/listening-settings.ts";
import { storedValue, useStoredValue } from "#app/storage/stored-value.ts";
import { lazyComponent } from "#app/ui/lazy-component.tsx";

const Away = () => null;

const ResumeListening = lazyComponent<{ readonly surah: number }>(() =>
  import("./resume-listening.tsx").then(
    (file) => file.ResumeListening,
    () => Away,
  ),
);

/** Whether this device has any place to resume at; only read here, `storedResumePoints` writes it. */
const storedHasPoints = storedValue<boolean>(
  resumePointsKey,
  { parse: (text) => text !== "[]", print: () => "[]" },
  false,
);

/** The offer to resume listening; its code is loaded where this device has a place to resume at. */
export function ResumeTrigger({ surah }: { readonly surah: number }) {
  const [hasPoints] = useStoredValue(storedHasPoints);
  // A recitation that stops has left a place: rendering again reads it.
  const isIdle = useRecitation(({ status }) => status === "idle");
  return isIdle && hasPoints && <ResumeListening surah={surah} />;
}
