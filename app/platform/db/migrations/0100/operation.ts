/** The instance: settings, limits, jobs, events of guests and what is counted of them. */
export const OPERATION = `
create table instance_settings (
  name text primary key,
  value text not null,
  changed_at bigint not null
) strict;

create table quota_counters (
  scope text not null,
  subject text not null,
  period text not null,
  used integer not null,
  constraint quota_counters_key primary key (scope, subject, period),
  constraint quota_counters_not_negative check (used >= 0)
) strict;
create index quota_counters_floods on quota_counters (period) where scope like 'flood:%';
create index quota_counters_period on quota_counters (period);
create index quota_counters_subject on quota_counters (subject);

create table jobs (
  name text primary key,
  due_at bigint not null,
  holder text
) strict;

create table guest_events (
  id text primary key,
  session_id text not null,
  event text not null,
  timestamp bigint not null,
  user_agent text,
  referrer text,
  metadata text
) strict;
create index guest_events_event on guest_events (event, timestamp);
create index guest_events_timestamp on guest_events (timestamp, id);

create table guest_sessions (
  id text primary key,
  first_seen bigint not null,
  last_seen bigint not null,
  entered_at bigint,
  depth integer not null default 0,
  came_at bigint,
  wrote_at bigint,
  constraint guest_sessions_depth check ((entered_at is null) = (depth = 0))
) strict;
create index guest_sessions_entered on guest_sessions (entered_at, depth);
create index guest_sessions_last_seen on guest_sessions (last_seen);
create index guest_sessions_came_at on guest_sessions (came_at) where came_at is not null;
create index guest_sessions_wrote_at on guest_sessions (wrote_at) where wrote_at is not null;

create table rollups (
  metric text not null,
  bucket bigint not null,
  total bigint not null,
  constraint rollups_key primary key (metric, bucket)
) strict, without rowid;

create table seeded_rows (
  kind text not null,
  id text not null,
  constraint seeded_rows_key primary key (kind, id)
) strict;
`;
