import { useState } from "react";
import { auditKinds, fetchEvents } from "#app/api/admin.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { Loaded, Pager } from "./admin-list.tsx";
import { EventList } from "./event-list.tsx";
import { FindForm } from "./find-form.tsx";

/** The audit log, by kind of event and member, page by page. */
export function AuditTab() {
  const text = useMessages("admin");
  const language = useLanguage();
  const [kind, setKind] = useState("");
  const [member, setMember] = useState("");
  /** The last event of each page before the shown one. */
  const [pages, setPages] = useState<readonly string[]>([]);
  const before = pages.at(-1) ?? "";
  const asked = { kind, member, before };
  return (
    <>
      <FindForm
        label={text("eventMember")}
        found={member}
        onFind={(typed) => {
          setMember(typed);
          setPages([]);
        }}
      >
        <SelectField
          label={text("kind")}
          name="kind"
          value={kind}
          onChange={(value) => {
            setKind(value);
            setPages([]);
          }}
          options={[
            { value: "", label: text("kindAll") },
            ...auditKinds.map((value) => ({ value, label: text(`event.${value}`) })),
          ]}
        />
      </FindForm>
      <Loaded name={`events ${kind} ${before} ${member}`} load={() => fetchEvents(language, asked)}>
        {({ events, hasMore }) =>
          events.length === 0 ? (
            <EmptyState title={text("noEvents")} />
          ) : (
            <>
              <EventList events={events} />
              <Pager
                page={pages.length + 1}
                hasMore={hasMore}
                onPage={(page) => {
                  const last = events.at(-1)?.id ?? "";
                  setPages(page > pages.length + 1 ? [...pages, last] : pages.slice(0, -1));
                }}
              />
            </>
          )
        }
      </Loaded>
    </>
  );
}
