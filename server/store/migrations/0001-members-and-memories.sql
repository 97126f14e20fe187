-- Every statement may run twice: some databases that speak PostgreSQL commit schema changes one by one.
create table if not exists members (
  id text primary key,
  name text not null,
  email text not null,
  email_verified boolean not null,
  image text,
  role text,
  banned boolean,
  ban_reason text,
  ban_expires timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create unique index if not exists members_email on members (email);

create table if not exists sessions (
  id text primary key,
  member_id text not null references members (id) on delete cascade,
  token text not null,
  expires_at timestamptz(3) not null,
  ip_address text,
  user_agent text,
  impersonated_by text,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create unique index if not exists sessions_token on sessions (token);
create index if not exists sessions_member on sessions (member_id);

create table if not exists credentials (
  id text primary key,
  member_id text not null references members (id) on delete cascade,
  account_id text not null,
  provider_id text not null,
  password text,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz(3),
  refresh_token_expires_at timestamptz(3),
  scope text,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create index if not exists credentials_member on credentials (member_id);

create table if not exists passkeys (
  id text primary key,
  member_id text not null references members (id) on delete cascade,
  name text,
  public_key text not null,
  credential_id text not null,
  counter bigint not null,
  device_type text not null,
  backed_up boolean not null,
  transports text,
  aaguid text,
  created_at timestamptz(3)
);
create unique index if not exists passkeys_credential on passkeys (credential_id);
create index if not exists passkeys_member on passkeys (member_id);

create table if not exists verifications (
  id text primary key,
  identifier text not null,
  value text not null,
  expires_at timestamptz(3) not null,
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null
);
create index if not exists verifications_identifier on verifications (identifier);

create table if not exists memories (
  member_id text not null references members (id) on delete cascade,
  kind text not null,
  key text not null,
  slot text not null,
  stamp text not null,
  body text not null,
  revision bigint not null,
  primary key (member_id, kind, key, slot)
);
create index if not exists memories_revision on memories (member_id, revision);

create table if not exists memory_heads (
  member_id text primary key references members (id) on delete cascade,
  revision bigint not null
);

create table if not exists rate_limits (
  key text primary key,
  used integer not null,
  ends_at bigint not null
);
create index if not exists rate_limits_end on rate_limits (ends_at);

create table if not exists house_settings (
  name text primary key,
  value text not null
);
