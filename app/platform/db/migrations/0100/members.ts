/** Members, how they sign in, and what only they see. */
export const MEMBERS = `
create table users (
  id text primary key,
  email text not null,
  email_verified integer not null default 0,
  display_name text not null,
  bio text,
  photo_url text,
  created_at bigint not null,
  last_login bigint not null,
  posts_created integer not null default 0,
  disabled_at bigint,
  settings text not null default '{}',
  search_text text not null,
  admin_since bigint,
  constraint users_email_verified check (email_verified in (0, 1)),
  constraint users_posts_created_not_negative check (posts_created >= 0)
) strict;
create index users_admin on users (admin_since) where admin_since is not null;
create index users_created on users (created_at, id);
create index users_last_login on users (last_login, id);
create index users_posts_created on users (posts_created, id);
create index users_search_text on users (search_text, id);

create table identities (
  issuer text not null,
  subject text not null,
  user_id text not null references users (id) on delete cascade,
  provider text not null,
  email text,
  email_verified integer not null default 0,
  created_at bigint not null,
  constraint identities_key primary key (issuer, subject)
) strict;
create index identities_user on identities (user_id);

create table avatars (
  user_id text primary key references users (id) on delete cascade,
  content_type text not null,
  bytes text not null,
  source_hash text not null,
  updated_at bigint not null
) strict;

create table passkeys (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  public_key text not null,
  counter bigint not null,
  transports text not null,
  label text not null,
  rp_id text not null,
  created_at bigint not null,
  last_used bigint
) strict;
create index passkeys_user on passkeys (user_id);

create table recovery_codes (
  id text primary key,
  code_hash text not null unique,
  user_id text not null references users (id) on delete cascade,
  created_at bigint not null,
  used_at bigint
) strict;
create index recovery_codes_user on recovery_codes (user_id);

create table login_attempts (
  state_hash text primary key,
  browser_hash text not null,
  provider text not null,
  nonce text not null,
  code_verifier text not null,
  next text not null,
  mode text not null,
  intent text not null,
  link_user_id text,
  expires_at bigint not null,
  constraint login_attempts_mode check (mode in ('popup', 'redirect')),
  constraint login_attempts_intent check (intent in ('login', 'signup', 'connect')),
  constraint login_attempts_connect check ((intent = 'connect') = (link_user_id is not null))
) strict;
create index login_attempts_expires on login_attempts (expires_at);
create index login_attempts_link_user on login_attempts (link_user_id);

create table sessions (
  id text primary key,
  token_hash text not null unique,
  user_id text not null references users (id) on delete cascade,
  created_at bigint not null,
  last_seen bigint not null,
  expires_at bigint not null,
  user_agent text,
  provider text not null
) strict;
create index sessions_expires on sessions (expires_at);
create index sessions_last_seen on sessions (last_seen);
create index sessions_user on sessions (user_id);

create table api_tokens (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  name text not null,
  token_hash text not null unique,
  scopes text not null,
  provider text not null,
  created_at bigint not null,
  last_used bigint,
  expires_at bigint
) strict;
create index api_tokens_end on api_tokens (expires_at);
create index api_tokens_user on api_tokens (user_id, id);

create table invitations (
  id text primary key,
  token_hash text not null unique,
  made_by text not null references users (id) on delete cascade,
  max_uses integer not null,
  uses integer not null,
  created_at bigint not null,
  expires_at bigint not null,
  revoked_at bigint,
  constraint invitations_uses check (uses between 0 and max_uses)
) strict;
create index invitations_maker on invitations (made_by);

create table blocks (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  blocked_id text not null references users (id) on delete cascade,
  created_at bigint not null,
  constraint blocks_once unique (user_id, blocked_id)
) strict;
create index blocks_blocked on blocks (blocked_id);

create table notifications (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  kind text not null,
  text text not null,
  link text,
  created_at bigint not null,
  read_at bigint,
  actor_id text references users (id) on delete cascade
) strict;
create index notifications_actor on notifications (actor_id);
create index notifications_created on notifications (created_at, id);
create index notifications_unread on notifications (user_id) where read_at is null;
create index notifications_user_created on notifications (user_id, created_at, id);
`;
