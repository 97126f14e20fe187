-- Every statement may run twice: some databases that speak PostgreSQL commit schema changes one by one.
create table if not exists gift_letters (
  entry_id text primary key,
  taken_at timestamptz(3) not null,
  sent_at timestamptz(3)
);
create index if not exists ledger_entries_at on ledger_entries (at);

create table if not exists gift_repeats (
  gift_id text primary key,
  status text not null,
  ends_at timestamptz(3)
);
