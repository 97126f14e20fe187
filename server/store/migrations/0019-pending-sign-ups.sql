-- Sign-ups whose address is not confirmed yet; each has a link of its own, which decides what the account will be.
create table if not exists pending_sign_ups (
  token_hash text primary key,
  email text not null,
  name text not null,
  password text not null,
  language text not null,
  created_at timestamptz(3) not null,
  expires_at timestamptz(3) not null
);
create index if not exists pending_sign_ups_email on pending_sign_ups (email);
create index if not exists pending_sign_ups_end on pending_sign_ups (expires_at);
