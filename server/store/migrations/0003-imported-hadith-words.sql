-- The words are kept split: to split them again for every row that is looked at costs more than to find it.
alter table imported_hadith
  add column if not exists words tsvector generated always as (to_tsvector('simple', terms)) stored;
create index if not exists imported_hadith_words on imported_hadith using gin (words);
drop index if exists imported_hadith_terms;
