-- Every statement may run twice: some databases that speak PostgreSQL commit schema changes one by one.
-- The last refund of a payment that was asked for: it stands until the ledger has it. "returned" went back before it.
create table if not exists refund_holds (
  gift_id text not null,
  payment text not null,
  returned bigint not null,
  amount bigint not null,
  at timestamptz(3) not null,
  primary key (gift_id, payment)
);
