import type { AdminEvent } from "#app/api/admin.ts";
import { dateFormat } from "#app/i18n/date-format.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { ListRow, ListRows } from "#app/ui/list-row.tsx";
import { eventDetails } from "./event-details.ts";

/** Events of the audit log, the newest first. */
export function EventList({ events }: { readonly events: readonly AdminEvent[] }) {
  const text = useMessages("admin");
  return (
    <ListRows label={text("tab.audit")}>
      {events.map((event) => (
        <li key={event.id}>
          <EventRow event={event} />
        </li>
      ))}
    </ListRows>
  );
}

function EventRow({ event }: { readonly event: AdminEvent }) {
  const text = useMessages("admin");
  const language = useLanguage();
  const { at, kind, actor, by, about } = event;
  const moment = dateFormat(language, { dateStyle: "medium", timeStyle: "medium" }).format(new Date(at));
  // First strong isolation and its end: addresses and sums stay whole in every direction.
  const isolated = (words: string) => `\u2068${words}\u2069`;
  const facts = [
    moment,
    text("by", { who: isolated(by ?? text(`actor.${actor}`)) }),
    ...(about !== null && about !== by ? [text("about", { who: isolated(about) })] : []),
    ...eventDetails(event, { text, language }).map(([name, value]) => `${name}: ${isolated(value)}`),
  ];
  return (
    <ListRow
      title={text(`event.${kind}`)}
      detail={<span className="break-words">{facts.join(" · ")}</span>}
    />
  );
}
