import { useMessages } from "#app/i18n/messages.tsx";
import type { EventType } from "#content/islamic-calendar/index.ts";

const looks = {
  major: "border-harm text-harm",
  important: "border-gold text-gold",
  blessed: "border-green text-green",
  other: "border-line text-ink-soft",
} as const satisfies Record<EventType, string>;

/** What kind of event it is, in its colour and its word. */
export function EventBadge({ type }: { readonly type: EventType }) {
  const text = useMessages("calendar");
  return (
    <span data-type={type} className={`rounded-round border px-3 py-0.5 text-sm ${looks[type]}`}>
      {text(`type.${type}`)}
    </span>
  );
}
