-- Every statement may run twice: some databases that speak PostgreSQL commit schema changes one by one.
create table if not exists projects (
  id text primary key,
  words text not null,
  category text not null,
  target bigint not null,
  currency text not null,
  zakat_scholar text,
  is_example boolean not null,
  place integer not null,
  closed_at timestamptz(3)
);

create table if not exists project_updates (
  project_id text not null references projects (id) on delete cascade,
  id text not null,
  at timestamptz(3) not null,
  body text not null,
  primary key (project_id, id)
);

create table if not exists gifts (
  id text primary key,
  fund text not null,
  amount bigint not null,
  fee bigint not null,
  currency text not null,
  intention text not null,
  recurrence text not null,
  provider text not null,
  donor_id text not null,
  member_id text,
  receipt text not null,
  reference text,
  address text,
  language text not null,
  created_at timestamptz(3) not null
);
create unique index if not exists gifts_receipt on gifts (receipt);
create index if not exists gifts_member on gifts (member_id);
create index if not exists gifts_donor on gifts (donor_id);
create index if not exists gifts_created on gifts (created_at);

create table if not exists gift_names (
  gift_id text primary key,
  donor_id text not null,
  name text not null,
  in_name_of text,
  shows_name boolean not null
);
create index if not exists gift_names_donor on gift_names (donor_id);

create table if not exists donors (
  mark text primary key,
  id text not null,
  email text not null
);
create index if not exists donors_id on donors (id);

create table if not exists donor_holdings (
  donor_id text primary key,
  gifts integer not null
);

create table if not exists ledger_entries (
  id text primary key,
  gift_id text,
  project_id text,
  kind text not null,
  at timestamptz(3) not null,
  currency text not null,
  amount bigint not null,
  donors integer not null,
  beneficiaries integer not null,
  is_example boolean not null,
  note text
);
create index if not exists ledger_entries_gift on ledger_entries (gift_id);
create index if not exists ledger_entries_project on ledger_entries (project_id, at, id);

create table if not exists ledger_postings (
  entry_id text not null,
  account text not null,
  amount bigint not null,
  primary key (entry_id, account)
);

create table if not exists ledger_totals (
  currency text not null,
  is_example boolean not null,
  account text not null,
  shard integer not null,
  amount bigint not null,
  primary key (currency, is_example, account, shard)
);

create table if not exists payment_events (
  id text primary key,
  gift_id text,
  kind text not null,
  verdict text not null,
  at timestamptz(3) not null
);

create table if not exists entitlements (
  member_id text not null references members (id) on delete cascade,
  source text not null,
  reference text not null,
  status text not null,
  ends_at timestamptz(3),
  primary key (member_id, source, reference)
);
