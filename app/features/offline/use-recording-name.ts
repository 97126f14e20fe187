import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { reciterName } from "#content/reciters/index.ts";
import type { Recording } from "#domain/recitation/recording.ts";

/** A recording's name with what tells it from others of the same voice. */
export function useRecordingName(): (recording: Recording) => string {
  const text = useMessages("player");
  const own = useMessages("offline");
  const language = useLanguage();
  return (recording) => {
    const { style, kind } = recording;
    const marks = [
      style === "murattal" ? "" : text(`style.${style}`),
      kind === "surahs" ? own("wholeSurahs") : "",
    ];
    return [reciterName(recording, language), ...marks.filter(Boolean)].join(" · ");
  };
}
