/** Reports, the cases that admins decide, and the log of what they did. */
export const MODERATION = `
create table moderation_cases (
  id text primary key,
  target_kind text not null check (target_kind in
    ('post', 'comment', 'resource', 'feature_request', 'request_comment')),
  target_id text not null,
  owner_id text not null references users (id) on delete cascade,
  opened_at bigint not null,
  closed_at bigint,
  decision text,
  reason text,
  immune integer not null default 0,
  delete_at bigint,
  version integer not null default 0,
  post_id text references posts (id) on delete cascade,
  comment_id text references comments (id) on delete cascade,
  resource_id text references resources (id) on delete cascade,
  request_id text references feature_requests (id) on delete cascade,
  request_comment_id text references request_comments (id) on delete cascade,
  constraint moderation_cases_target unique (target_kind, target_id),
  constraint moderation_cases_of_one check (
    (post_id is not null) = (target_kind in ('post', 'comment'))
    and (resource_id is not null) = (target_kind = 'resource')
    and (request_id is not null) = (target_kind in ('feature_request', 'request_comment')))
) strict;
create index moderation_cases_closed on moderation_cases (closed_at, id) where closed_at is not null;
create index moderation_cases_comment_id on moderation_cases (comment_id);
create index moderation_cases_delete_at on moderation_cases (delete_at);
create index moderation_cases_open on moderation_cases (opened_at, id) where closed_at is null;
create index moderation_cases_owner_id on moderation_cases (owner_id);
create index moderation_cases_post_id on moderation_cases (post_id);
create index moderation_cases_request_comment_id on moderation_cases (request_comment_id);
create index moderation_cases_request_id on moderation_cases (request_id);
create index moderation_cases_resource_id on moderation_cases (resource_id);

create table reports (
  id text primary key,
  case_id text not null references moderation_cases (id) on delete cascade,
  reporter_id text references users (id) on delete cascade,
  reporter_key text not null,
  counts integer not null,
  reason text not null,
  message text,
  contact text,
  created_at bigint not null,
  constraint reports_once unique (case_id, reporter_key)
) strict;
create index reports_reporter on reports (reporter_id);

create table audit_log (
  id text primary key,
  actor_id text references users (id) on delete set null,
  action text not null,
  target_kind text not null,
  target_id text not null,
  reason text,
  details text,
  created_at bigint not null,
  undone_at bigint
) strict;
create index audit_log_actor on audit_log (actor_id);
create index audit_log_removals on audit_log (created_at, id)
  where action in ('hide', 'delete') and undone_at is null;
create index audit_log_target on audit_log (target_kind, target_id);
`;
