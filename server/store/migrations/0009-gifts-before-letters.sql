-- Where no letter was ever taken, what was given before there were letters is told: nobody is written to about it.
insert into gift_letters (entry_id, taken_at, sent_at)
select e.id, e.at, e.at from ledger_entries e
where e.kind in ('intent', 'captured', 'refunded')
  and not exists (select 1 from gift_letters)
on conflict (entry_id) do nothing;
