-- Browsers to be told of prayers with no page open; a plan that ran out is deleted.
create table if not exists push_plans (
  id text primary key,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  notices text not null,
  next_at bigint not null,
  version bigint not null
);
create index if not exists push_plans_next on push_plans (next_at);
