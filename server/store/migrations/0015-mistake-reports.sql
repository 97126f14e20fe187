-- Every statement may run twice: some databases that speak PostgreSQL commit schema changes one by one.
-- Mistakes in texts as visitors report them. Closing a report deletes the address.
create table if not exists mistake_reports (
  id text primary key,
  about text not null,
  kind text not null,
  words text not null,
  email text,
  language text not null,
  state text not null,
  answer text,
  created_at timestamptz(3) not null,
  closed_at timestamptz(3)
);
create index if not exists mistake_reports_by_state on mistake_reports (state, created_at);
