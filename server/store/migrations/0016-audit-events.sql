-- Every statement may run twice: some databases that speak PostgreSQL commit schema changes one by one.
-- The audit log. Members are named by id only, which leads to nobody once they have deleted their account.
create table if not exists audit_events (
  id text primary key,
  at timestamptz(3) not null,
  kind text not null,
  actor text not null,
  actor_id text,
  subject_id text,
  details text not null
);
create index if not exists audit_events_kind on audit_events (kind, id);
create index if not exists audit_events_actor on audit_events (actor_id, id);
create index if not exists audit_events_subject on audit_events (subject_id, id);

-- Rows are only ever added. The operator's purge says in its transaction that it is one, and may delete old rows only.
create or replace function refuse_audit_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_setting('riwaq.audit_purge', true) = 'on' then
    if old.at < now() - interval '30 days' then
      return old;
    end if;
  end if;
  raise exception 'audit_events is append-only' using errcode = 'insufficient_privilege';
end
$$;
create or replace trigger audit_events_append_only before update or delete on audit_events
  for each row execute function refuse_audit_change();
create or replace trigger audit_events_no_truncate before truncate on audit_events
  for each statement execute function refuse_audit_change();
