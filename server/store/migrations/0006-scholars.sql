-- Questions to scholars. Times in milliseconds; what people wrote is JSON as text.
create table if not exists scholar_questions (
  asker_id text not null references members (id) on delete cascade,
  id text not null,
  packet text not null,
  stage text not null,
  scholar_id text,
  claimed_at bigint,
  notes text not null,
  answer text,
  scholar_name text,
  wording text,
  publication text not null,
  is_unread boolean not null,
  sent_at bigint not null,
  erase_at bigint not null,
  letter text,
  letter_at bigint,
  version bigint not null,
  primary key (asker_id, id)
);
create index if not exists scholar_questions_id on scholar_questions (id);
create index if not exists scholar_questions_stage on scholar_questions (stage, sent_at);
create index if not exists scholar_questions_scholar on scholar_questions (scholar_id);
create index if not exists scholar_questions_erase on scholar_questions (erase_at);
create index if not exists scholar_questions_letter on scholar_questions (letter_at);

create table if not exists published_answers (
  id text primary key,
  question_id text,
  scholar_id text,
  scholar_name text not null,
  language text not null,
  question text not null,
  answer text not null,
  citations text not null,
  at bigint not null
);
create index if not exists published_answers_question on published_answers (question_id);
create index if not exists published_answers_language on published_answers (language, at);
