-- Every statement may run twice: some databases that speak PostgreSQL commit schema changes one by one.
-- Open streams, counted over all processes: a process that stops renewing its places loses them.
create table if not exists live_places (
  key text not null,
  slot integer not null,
  holder text not null,
  ends_at bigint not null,
  primary key (key, slot)
);
create index if not exists live_places_of_holder on live_places (holder);
