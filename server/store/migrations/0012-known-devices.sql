-- Every statement may run twice: some databases that speak PostgreSQL commit schema changes one by one.
-- Browsers in which a member has signed in before; the hash is that of a cookie.
create table if not exists known_devices (
  member_id text not null,
  hash text not null,
  used_at bigint not null,
  primary key (member_id, hash)
);
