/** What members say about posts, and the board of feature requests. */
export const COMMUNITY = `
create table reactions (
  post_id text not null references posts (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  kind text not null,
  created_at bigint not null,
  constraint reactions_once primary key (post_id, user_id)
) strict;
create index reactions_user on reactions (user_id);

create table comments (
  id text primary key,
  post_id text not null references posts (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  text text not null,
  idem_key text not null,
  created_at bigint not null,
  hidden_at bigint,
  hidden_reason text,
  constraint comments_once unique (user_id, idem_key)
) strict;
create index comments_post on comments (post_id, created_at, id);

create table feature_requests (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  text text not null,
  search_text text not null,
  status text not null check (status in ('pending', 'approved', 'rejected')),
  reason text,
  votes integer not null,
  comments integer not null default 0,
  idem_key text not null,
  created_at bigint not null,
  decided_at bigint,
  decided_by text references users (id) on delete set null,
  hidden_at bigint,
  hidden_reason text,
  constraint feature_requests_once unique (user_id, idem_key)
) strict;
create index feature_requests_decided_by on feature_requests (decided_by);
create index feature_requests_newest on feature_requests (created_at, id);
create index feature_requests_status_newest on feature_requests (status, created_at, id);
create index feature_requests_status_votes on feature_requests (status, votes, id);
create index feature_requests_votes on feature_requests (votes, id);
create index feature_requests_user_text on feature_requests (user_id, substr(text, 1, 80));

create table request_votes (
  request_id text not null references feature_requests (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  created_at bigint not null,
  constraint request_votes_once primary key (request_id, user_id)
) strict;
create index request_votes_user on request_votes (user_id);

create table request_comments (
  id text primary key,
  request_id text not null references feature_requests (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  text text not null,
  idem_key text not null,
  created_at bigint not null,
  hidden_at bigint,
  hidden_reason text,
  constraint request_comments_once unique (user_id, idem_key)
) strict;
create index request_comments_request on request_comments (request_id, created_at, id);
`;
