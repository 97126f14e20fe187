-- Every statement may run twice: some databases that speak PostgreSQL commit schema changes one by one.
create table if not exists imported_hadith (
  collection text not null,
  number text not null,
  language text not null,
  ordinal bigint not null,
  title text not null,
  body text not null,
  narrator text,
  book text,
  grades text not null,
  terms text not null,
  primary key (collection, number, language)
);
create index if not exists imported_hadith_order on imported_hadith (collection, ordinal);
create index if not exists imported_hadith_terms on imported_hadith using gin (to_tsvector('simple', terms));
