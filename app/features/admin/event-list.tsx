import { type AdminEvent, roles } from "#app/api/admin.ts";
import type { Catalogue } from "#app/i18n/catalogue.ts";
import { dateFormat } from "#app/i18n/date-format.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { ListRow, ListRows } from "#app/ui/list-row.tsx";

const detailNames = [
  ...["role", "sessions", "sum", "fund", "receipt", "project", "zakat"],
  ...["until", "days", "events", "report", "fact", "day"],
];

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
  const { at, kind, actor, by, about, details } = event;
  const moment = dateFormat(language, { dateStyle: "medium", timeStyle: "medium" }).format(new Date(at));
  const nameOf = (name: string) =>
    detailNames.includes(name) ? text(`detail.${name}` as keyof Catalogue["admin"] & string) : name;
  const shownValue = (name: string, value: string) => {
    const role = name === "role" && roles.find((each) => each === value);
    return role ? text(`role.${role}`) : value;
  };
  // First strong isolation and its end: addresses and sums stay whole in every direction.
  const isolated = (words: string) => `\u2068${words}\u2069`;
  const facts = [
    moment,
    text("by", { who: isolated(by ?? text(`actor.${actor}`)) }),
    ...(about !== null && about !== by ? [text("about", { who: isolated(about) })] : []),
    ...Object.entries(details).map(
      ([name, value]) => `${nameOf(name)}: ${isolated(shownValue(name, value))}`,
    ),
  ];
  return (
    <ListRow
      title={text(`event.${kind}`)}
      detail={<span className="break-words">{facts.join(" · ")}</span>}
    />
  );
}
