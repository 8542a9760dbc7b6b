/** Posts that stand in the community. */
const SHARED = `type = 'community' and hidden_at is null`;

/** Guests, what the writers made for guests and members, and the posts and replies that members keep. */
export const WRITING = `
create table guests (
  id text primary key,
  created_at bigint not null,
  posts_generated integer not null default 0,
  last_used bigint not null default 0,
  constraint guests_posts_generated_not_negative check (posts_generated >= 0)
) strict;

create table generations (
  id text primary key,
  kind text not null default 'post' check (kind in ('post', 'replies', 'translation')),
  owner_kind text not null,
  owner_id text not null,
  idem_key text not null,
  request_hash text not null,
  state text not null,
  boot_id text not null,
  deadline bigint not null,
  style text not null,
  fields text not null,
  humor_level text not null,
  seed bigint not null,
  parent_id text,
  charged_subject text,
  charged_period text,
  writer text,
  engine text,
  text text,
  template_ids text,
  error_code text,
  created_at bigint not null,
  finished_at bigint,
  fallback text,
  post_id text,
  family_id text,
  remix_of text,
  remix_root text,
  prompt_day bigint,
  plot text,
  plot_cast text,
  is_grave integer not null default 0 check (is_grave in (0, 1)),
  constraint generations_owner_kind check (owner_kind in ('guest', 'member')),
  constraint generations_state check (state in ('reserved', 'succeeded', 'failed', 'expired')),
  constraint generations_text check ((state = 'succeeded') = (text is not null)),
  constraint generations_owner_key unique (owner_id, idem_key)
) strict;
create index generations_ended on generations (created_at)
  where state <> 'succeeded' and state <> 'reserved';
create index generations_family on generations (family_id, id);
create index generations_finished on generations (finished_at);
create index generations_owner_created on generations (owner_id, created_at, id);
create index generations_owner_finished on generations (owner_id, kind, finished_at, id);
create index generations_post on generations (post_id, id);
create index generations_state_deadline on generations (state, deadline);
create index generations_translations on generations (created_at)
  where kind = 'translation' and fields <> '{}';

create table posts (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  type text not null,
  post text not null,
  formatted_post text not null,
  form_data text not null,
  style text not null,
  generation_id text not null,
  search_text text not null,
  created_at bigint not null,
  updated_at bigint not null,
  remix_of text,
  remix_root text,
  prompt_day bigint,
  shared_at bigint,
  shared_key text,
  shown_premise text,
  is_grave integer not null default 0 check (is_grave in (0, 1)),
  hidden_at bigint,
  hidden_reason text,
  likes integer not null,
  reactions integer not null default 0,
  comments integer not null,
  real_comments integer not null default 0,
  shown_likes bigint generated always as (likes + reactions) virtual,
  shown_comments bigint generated always as (comments + real_comments) virtual,
  popular_rank bigint generated always as (reactions * cast(1000000 as bigint) + likes) virtual,
  feed_day bigint generated always as (created_at / 86400000) virtual,
  constraint posts_type check (type in ('generated', 'community')),
  constraint posts_shared check ((type = 'community') = (shared_at is not null))
) strict;
create index posts_feed_day_popular on posts (feed_day, popular_rank, id, created_at)
  where ${SHARED};
create index posts_feed_day_shown_comments on posts (feed_day, shown_comments, id, created_at)
  where ${SHARED};
create index posts_feed_day_shown_likes on posts (feed_day, shown_likes, id, created_at)
  where ${SHARED};
create index posts_feed_recent on posts (created_at, id)
  where ${SHARED};
create index posts_feed_shown_comments on posts (shown_comments, id)
  where ${SHARED};
create index posts_feed_shown_likes on posts (shown_likes, id)
  where ${SHARED};
create index posts_feed_style_day_shown_comments on posts (style, feed_day, shown_comments, id, created_at)
  where ${SHARED};
create index posts_feed_style_day_shown_likes on posts (style, feed_day, shown_likes, id, created_at)
  where ${SHARED};
create index posts_feed_style_recent on posts (style, created_at, id)
  where ${SHARED};
create index posts_feed_style_shown_comments on posts (style, shown_comments, id)
  where ${SHARED};
create index posts_feed_style_shown_likes on posts (style, shown_likes, id)
  where ${SHARED};
create index posts_generation on posts (generation_id);
create index posts_hall on posts (((created_at + 259200000) / 604800000), reactions desc, id)
  where ${SHARED} and reactions > 0;
create index posts_answers on posts (prompt_day, created_at, id)
  where ${SHARED} and prompt_day is not null;
create index posts_remixes on posts (remix_of, created_at, id)
  where ${SHARED} and remix_of is not null;
create unique index posts_shared_once on posts (user_id, shared_key);
create index posts_unshared on posts (user_id, substr(post, 1, 80)) where type = 'generated';
create index posts_user_created on posts (user_id, created_at, id);

create table replies (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  generation_id text not null,
  tone text not null,
  length text not null,
  text text not null,
  original_post text not null,
  writer text not null,
  fallback text,
  created_at bigint not null
) strict;
create index replies_generation on replies (generation_id);
create index replies_user_created on replies (user_id, created_at, generation_id);

create table game_posts (
  post_id text primary key references posts (id) on delete cascade,
  day bigint not null,
  place integer not null,
  scene text not null,
  constraint game_posts_place unique (day, place)
) strict;
`;
