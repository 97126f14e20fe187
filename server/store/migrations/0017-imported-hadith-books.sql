-- Every statement may run twice: some databases that speak PostgreSQL commit schema changes one by one.
-- Where a hadith stands: the number of its book, its number within it, and the chapter.
alter table imported_hadith add column if not exists book_number text;
alter table imported_hadith add column if not exists number_in_book text;
alter table imported_hadith add column if not exists chapter_number text;
alter table imported_hadith add column if not exists chapter text;
create index if not exists imported_hadith_books on imported_hadith (collection, book_number, ordinal);
