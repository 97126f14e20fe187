-- The language in which a member is emailed about what somebody else does to the account; unknown until a sign-in.
alter table members add column if not exists language text;
