/** Resources: pictures that members upload, use and attach to posts. */
export const LIBRARY = `
create table resources (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  image text not null,
  thumbnails text not null,
  description text not null,
  alt text not null,
  tags text not null,
  search_text text not null,
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  bytes integer not null,
  content_type text not null,
  content_hash text not null unique,
  idem_key text not null,
  downloads integer not null default 0,
  created_at bigint not null,
  hidden_at bigint,
  hidden_reason text,
  constraint resources_key unique (user_id, idem_key)
) strict;
create index resources_newest on resources (created_at, id, search_text) where hidden_at is null;
create index resources_user on resources (user_id, created_at);

create table resource_favourites (
  resource_id text not null references resources (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  created_at bigint not null,
  constraint resource_favourites_pk primary key (user_id, resource_id)
) strict;
create index resource_favourites_resource on resource_favourites (resource_id);

create table resource_downloads (
  resource_id text not null references resources (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  day text not null,
  constraint resource_downloads_pk primary key (user_id, resource_id, day)
) strict;
create index resource_downloads_resource on resource_downloads (resource_id);

create table attachments (
  post_id text primary key references posts (id) on delete cascade,
  user_id text not null references users (id) on delete cascade,
  resource_id text not null references resources (id) on delete cascade,
  top_text text not null,
  bottom_text text not null,
  attached_at bigint not null
) strict;
create index attachments_resource on attachments (resource_id);
create index attachments_user on attachments (user_id);

create table stored_objects (
  path text primary key,
  resource_id text references resources (id) on delete set null,
  created_at bigint not null,
  deleting integer not null default 0
) strict;
create index stored_objects_resource on stored_objects (resource_id, created_at);
create index stored_objects_unswept on stored_objects (created_at) where deleting = 1;

create table removed_resources (
  content_hash text primary key,
  removed_at bigint not null
) strict;
`;
