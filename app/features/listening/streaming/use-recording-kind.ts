import { useMessages } from "#app/i18n/messages.tsx";
import type { Recording } from "#domain/recitation/recording.ts";

/** How a recording is recited and in which transmission. */
export function useRecordingKind(): (recording: Recording) => string {
  const text = useMessages("streaming");
  return ({ rewaya, style }) => `${text(`rewaya.${rewaya}`)} · ${text(`style.${style}`)}`;
}
