-- Every statement may run twice: some databases that speak PostgreSQL commit schema changes one by one.
alter table memory_heads add column if not exists bytes bigint not null default 0;

-- What a member's memories take, so that a quota is looked up and not counted.
update memory_heads set bytes = (
  select coalesce(sum(octet_length(kind) + octet_length(key) + octet_length(slot) + octet_length(stamp)
    + octet_length(body)), 0)
  from memories where memories.member_id = memory_heads.member_id
);
