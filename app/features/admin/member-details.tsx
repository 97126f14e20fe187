import { useEffect, useRef, useState } from "react";
import { actOnMember, fetchMember, type Role, roles } from "#app/api/admin.ts";
import { dateFormat } from "#app/i18n/date-format.ts";
import { useLanguage, useMessages } from "#app/i18n/messages.tsx";
import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { Loaded } from "./admin-list.tsx";
import { useAction } from "./admin-request.tsx";
import { EventList } from "./event-list.tsx";

type Answer = Extract<Awaited<ReturnType<typeof fetchMember>>, { isDone: true }>["answer"];

type MemberDetailsProps = { readonly id: string; readonly onClose: () => void };

/** One member: who they are, where they are signed in, and what an administrator may do. */
export function MemberDetails({ id, onClose }: MemberDetailsProps) {
  const text = useMessages("admin");
  const language = useLanguage();
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => back.current?.focus(), []);
  return (
    <div className="grid gap-4">
      <Button ref={back} className="justify-self-start" onClick={onClose}>
        {text("back")}
      </Button>
      <Loaded name={`member ${id}`} load={() => fetchMember(language, id)}>
        {(answer, reload) => <Details key={id} answer={answer} onChange={reload} onClose={onClose} />}
      </Loaded>
    </div>
  );
}

type DetailsProps = { readonly answer: Answer; readonly onChange: () => void; readonly onClose: () => void };

function Details({ answer, onChange, onClose }: DetailsProps) {
  const text = useMessages("admin");
  const language = useLanguage();
  const { member, isOwn, sessions, premium, events } = answer;
  const { id, name, email, isConfirmed, since } = member;
  const { isBusy, send, notice } = useAction(onChange);
  const dayOf = (moment: string) => dateFormat(language, { dateStyle: "medium" }).format(new Date(moment));
  return (
    <div className="grid gap-6">
      <div>
        <h2 className="font-display text-2xl">
          <bdi lang="">{name}</bdi>
        </h2>
        <p className="break-all text-ink-soft">
          <bdi lang="" dir="ltr">
            {email}
          </bdi>
        </p>
        <p className="text-ink-soft text-sm">
          {[text("since", { date: dayOf(since) }), text(isConfirmed ? "confirmed" : "notConfirmed")].join(
            " · ",
          )}
        </p>
      </div>
      {notice}
      <section className="panel grid gap-3 p-4" aria-label={text("sessions", { count: sessions.length })}>
        <h3 className="font-display text-lg">{text("sessions", { count: sessions.length })}</h3>
        {sessions.length > 0 && (
          <ul className="grid gap-1 text-sm">
            {sessions.map(({ browser, system, since: begun }, at) => (
              // Nothing else tells two sessions apart, and the list is only replaced as a whole.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              <li key={at}>
                <bdi>{[browser, system].filter(Boolean).join(", ") || text("unknownBrowser")}</bdi>
                <span className="block text-ink-soft">{text("since", { date: dayOf(begun) })}</span>
              </li>
            ))}
          </ul>
        )}
        <div className="flex flex-wrap gap-2">
          <Button
            disabled={isBusy}
            onClick={() => send(() => actOnMember(language, { id, act: "end-sessions" }))}
          >
            {text("endSessions")}
          </Button>
          {!isConfirmed && (
            <Button
              disabled={isBusy}
              onClick={() => send(() => actOnMember(language, { id, act: "confirm" }))}
            >
              {text("confirmAddress")}
            </Button>
          )}
        </div>
      </section>
      <PremiumForm id={id} premium={premium} onChange={onChange} />
      {isOwn ? (
        <p className="text-ink-soft">{text("own")}</p>
      ) : (
        <>
          <RoleForm id={id} role={member.role} onChange={onChange} />
          <DeleteForm id={id} onDeleted={onClose} />
        </>
      )}
      <section className="grid gap-3" aria-label={text("events")}>
        <h3 className="font-display text-lg">{text("events")}</h3>
        <EventList events={events} />
      </section>
    </div>
  );
}

type RoleFormProps = { readonly id: string; readonly role: Role; readonly onChange: () => void };

function RoleForm({ id, role, onChange }: RoleFormProps) {
  const text = useMessages("admin");
  const language = useLanguage();
  const [chosen, setChosen] = useState<Role>(role);
  const { isBusy, send, notice } = useAction(onChange);
  return (
    <form
      className="panel grid gap-3 p-4"
      onSubmit={(event) => {
        event.preventDefault();
        void send(() => actOnMember(language, { id, act: "role", role: chosen }));
      }}
    >
      <SelectField
        label={text("role")}
        name="role"
        value={chosen}
        onChange={(value) => setChosen(roles.find((each) => each === value) ?? role)}
        options={roles.map((value) => ({ value, label: text(`role.${value}`) }))}
      />
      <Button type="submit" className="justify-self-start" disabled={isBusy || chosen === role}>
        {text("save")}
      </Button>
      {notice}
    </form>
  );
}

type PremiumFormProps = Pick<Answer, "premium"> & { readonly id: string; readonly onChange: () => void };

function PremiumForm({ id, premium, onChange }: PremiumFormProps) {
  const text = useMessages("admin");
  const language = useLanguage();
  const [until, setUntil] = useState("");
  const { isBusy, send, notice } = useAction(onChange);
  const sourceOf = (source: string) =>
    text(source === "grant" ? "source.grant" : source === "gift" ? "source.gift" : "source.subscription");
  const dayOf = (moment: string) => dateFormat(language, { dateStyle: "medium" }).format(new Date(moment));
  return (
    <section className="panel grid gap-3 p-4" aria-label={text("premium")}>
      <h3 className="font-display text-lg">{text("premium")}</h3>
      {premium.length === 0 && <p>{text("premiumNone")}</p>}
      {premium.map(({ source, endsAt }) => (
        <p key={`${source} ${endsAt}`}>
          {endsAt === null
            ? text("premiumOpen", { source: sourceOf(source) })
            : text("premiumUntil", { source: sourceOf(source), date: dayOf(endsAt) })}
        </p>
      ))}
      <TextField
        label={text("until")}
        type="date"
        value={until}
        onChange={(event) => setUntil(event.target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button
          disabled={isBusy}
          onClick={() =>
            send(() => actOnMember(language, { id, act: "grant-premium", until: until || null }))
          }
        >
          {text("grantPremium")}
        </Button>
        {premium.some(({ source }) => source === "grant") && (
          <Button
            disabled={isBusy}
            onClick={() => send(() => actOnMember(language, { id, act: "revoke-premium" }))}
          >
            {text("revokePremium")}
          </Button>
        )}
      </div>
      {notice}
    </section>
  );
}

function DeleteForm({ id, onDeleted }: { readonly id: string; readonly onDeleted: () => void }) {
  const text = useMessages("admin");
  const language = useLanguage();
  const [isAsked, setIsAsked] = useState(false);
  const [email, setEmail] = useState("");
  const { isBusy, send, notice } = useAction(onDeleted);
  if (!isAsked)
    return (
      <Button look="bare" className="justify-self-start text-harm!" onClick={() => setIsAsked(true)}>
        {text("delete")}
      </Button>
    );
  return (
    <form
      className="panel grid gap-3 p-4"
      aria-label={text("delete")}
      onSubmit={(event) => {
        event.preventDefault();
        void send(() => actOnMember(language, { id, act: "delete", email }));
      }}
    >
      <p>{text("deleteText")}</p>
      <TextField
        label={text("deleteEmail")}
        type="email"
        dir="ltr"
        autoComplete="off"
        required
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      {notice}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" className="text-harm!" disabled={isBusy}>
          {text("deleteConfirm")}
        </Button>
        <Button onClick={() => setIsAsked(false)}>{text("cancel")}</Button>
      </div>
    </form>
  );
}
