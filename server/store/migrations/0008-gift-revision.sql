-- Every statement may run twice: some databases that speak PostgreSQL commit schema changes one by one.
alter table gifts add column if not exists revision integer not null default 0;
