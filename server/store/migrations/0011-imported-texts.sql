-- Every statement may run twice: some databases that speak PostgreSQL commit schema changes one by one.
create table if not exists imported_texts (
  id text primary key,
  kind text not null,
  language text not null,
  collection text not null,
  listed text not null,
  hashes text not null
);

-- Texts on the Quran, by the running numbers of their first and last verse.
create table if not exists imported_verses (
  text_id text not null,
  first_verse integer not null,
  last_verse integer not null,
  body text not null,
  primary key (text_id, first_verse)
);
