import type { Db } from '../../platform/db/tables.ts';
import { type Cursor, encodeSortedCursor } from '../../platform/http/list-params.ts';
import { memberFace } from '../faces/face.ts';
import { memberId, type Viewer } from '../members/viewer.ts';
import type { Services } from '../../platform/services.ts';
import { foldText } from '../../platform/text/fold-text.ts';
import { isId } from '../../platform/text/ids.ts';
import { printableText } from '../../platform/text/display-text.ts';
import { MINUTE_MS } from '../../platform/time/time-units.ts';
import { readInstance } from '../instance/instance.server.ts';
import { findAttached } from '../posts/attachment-store.server.ts';
import { attachedPicture, type AttachedRow } from '../posts/attachment.ts';
import {
  type FeedRow,
  findFeedRow,
  findLastShared,
  listNewestPaths,
  pickFeed,
  readFeedRows,
  searchFeed,
} from './feed-store.server.ts';
import { type FeedOrder, type FeedParams, isFiltered, PERIOD_LENGTH } from './feed.ts';
import { findReactions } from './reaction-store.server.ts';
import type { ReactionKind } from './reaction.ts';
import { countRemixes } from './remix-store.server.ts';

/** Data of other tables. */
type Related = {
  reaction?: ReactionKind;
  picture?: AttachedRow;
  remixes?: number;
  highlight?: { isPinned?: true; isFeatured?: true };
};

/** A shared post with its public data only. */
export type FeedPost = ReturnType<typeof feedPost>;

/** The public data of a row. `likes` and `comments` are the sums of seeded and real ones. Times in epoch milliseconds. */
export function feedPost(
  row: FeedRow,
  viewerId: string | null,
  { reaction, picture, remixes = 0, highlight }: Related = {},
) {
  const form = row.formData;
  return {
    id: row.id,
    text: printableText(row.post),
    /** What happened, where the author shows it. */
    shownPremise: row.shown_premise === null ? null : printableText(row.shown_premise),
    authorName: printableText(form.profileName),
    authorBio: printableText(form.profileBio),
    authorAvatar: form.useProfilePicture ? avatarPath(`/post/${row.id}`, row.photo_url) : null,
    authorFace: memberFace(row.user_id, form.profileName, form.profileFace),
    createdAt: row.created_at,
    likes: row.likes + row.reactions,
    comments: row.comments + row.real_comments,
    style: row.style,
    isOwn: viewerId !== null && row.user_id === viewerId,
    realReactions: row.reactions,
    realComments: row.real_comments,
    viewerReaction: reaction ?? null,
    picture: picture ? attachedPicture(picture) : null,
    /** Whether it is a remix, and the number of its own remixes. */
    isRemix: row.remix_of !== null,
    remixes,
    ...highlight,
    ...(row.writer === 'model' && { isByModel: true }),
    /** No page offers to make it worse. */
    ...(row.is_grave === 1 && { isGrave: true }),
  };
}

/** The path of an author's photo below the path of a post or comment: the photo's own path contains the member's id. */
export function avatarPath(parent: string, photo: string | null): string | null {
  if (photo === null) return null;
  const version = /[?&]v=([\w-]{1,40})/.exec(photo)?.[1] ?? '0';
  return `${parent}/avatar?v=${version}`;
}

/** The posts of these rows with the viewer's reactions, the pictures and the counts of remixes. */
async function showRows(db: Db, viewer: Viewer, rows: readonly FeedRow[]): Promise<FeedPost[]> {
  const viewerId = memberId(viewer);
  const ids = rows.map(({ id }) => id);
  const reactions = viewerId === null ? null : await findReactions(db, viewerId, ids);
  const pictures = await findAttached(db, ids);
  const remixes = await countRemixes(db, ids);
  const { pinnedPost, featuredPost } = await readInstance(db);
  return rows.map((row) =>
    feedPost(row, viewerId, {
      reaction: reactions?.get(row.id),
      picture: pictures.get(row.id),
      remixes: remixes.get(row.id),
      highlight: {
        ...(row.id === pinnedPost && { isPinned: true }),
        ...(row.id === featuredPost && { isFeatured: true }),
      },
    }),
  );
}

/** The shared posts of these ids in this order, without authors the viewer has blocked. */
export async function showPosts(
  { db }: Pick<Services, 'db'>,
  viewer: Viewer,
  ids: readonly string[],
): Promise<FeedPost[]> {
  return showRows(db, viewer, await readFeedRows(db, ids, memberId(viewer)));
}

/** A shared post; null when it is private, hidden or missing, and where the community is off for all but its author. */
export async function findSharedPost(
  { db }: Pick<Services, 'db'>,
  viewer: Viewer,
  id: string,
): Promise<FeedPost | null> {
  const row = isId(id) ? await findFeedRow(db, id) : undefined;
  if (!row) return null;
  if (row.user_id !== viewer.id && !(await readInstance(db)).hasCommunity) return null;
  const [post] = await showRows(db, viewer, [row]);
  return post ?? null;
}

/**
 * A page of the feed and the cursor of the next page. A search reads a limited number of posts: its page may be short or
 * empty and still have a next one.
 */
export type FeedPage = { posts: FeedPost[]; next: string | null };

const MAX_SEARCH_WORDS = 8;

/** A member's own post is first for this long after sharing. */
const FIRST_MS = 10 * MINUTE_MS;

type FeedQuery = Omit<FeedParams, 'sort'> & { sort: FeedOrder };

/**
 * A page of the shared posts, without authors the viewer has blocked. Without filters, the pinned post comes first, and then
 * the one that a member has just shared, whenever it was written.
 */
export async function listFeed(
  services: Pick<Services, 'db' | 'now'>,
  viewer: Viewer,
  params: FeedQuery,
): Promise<FeedPage> {
  const { db } = services;
  const { keys, next } = await findKeys(services, viewer, params);
  const ids = keys.map(({ id }) => id);
  const { sort } = params;
  const isPlain = sort !== 'best' && !isFiltered({ ...params, sort });
  const first = isPlain ? await findFirst(services, viewer) : [];
  const rows = await readFeedRows(db, ids, memberId(viewer));
  const others = rows.filter(({ id }) => first.every((row) => row.id !== id));
  const shown = params.after === null ? [...first, ...others] : others;
  return {
    posts: await showRows(db, viewer, shown),
    next: next && encodeSortedCursor(sort, next),
  };
}

async function findFirst(
  { db, now }: Pick<Services, 'db' | 'now'>,
  viewer: Viewer,
): Promise<FeedRow[]> {
  const { pinnedPost } = await readInstance(db);
  const userId = memberId(viewer);
  const pinned = pinnedPost === null ? [] : await readFeedRows(db, [pinnedPost], userId);
  const own =
    userId === null ? undefined : await findLastShared(db, { userId, since: now() - FIRST_MS });
  return own && own.id !== pinned[0]?.id ? [...pinned, own] : pinned;
}

type KeyPage = { keys: Cursor[]; next: Cursor | null };

async function findKeys(
  { db, now }: Pick<Services, 'db' | 'now'>,
  viewer: Viewer,
  { sort, period, style, search, after, limit }: FeedQuery,
): Promise<KeyPage> {
  const time = now();
  const length = PERIOD_LENGTH[period];
  const since = length === null ? null : time - length;
  // One more row tells whether there is a next page.
  const page = { after, limit: limit + 1 };
  const query = { viewerId: memberId(viewer), sort, style, since, now: time, ...page };
  const words = foldText(search).split(' ').filter(Boolean).slice(0, MAX_SEARCH_WORDS);
  if (words.length === 0) return cutKeys(await pickFeed(db, query), limit, null);
  const { found, end } = await searchFeed(db, query, words);
  return cutKeys(found, limit, end);
}

/** Cuts `limit` + 1 cursors to a page. `next` is its last one, or without a further one `end`. */
export function cutKeys(found: Cursor[], limit: number, end: Cursor | null): KeyPage {
  const keys = found.slice(0, limit);
  const last = found.length > limit ? keys.at(-1) : undefined;
  return { keys, next: last ?? end };
}

/** The paths of the newest `limit` shared posts, newest first. */
export function listPostPaths({ db }: Pick<Services, 'db'>, limit: number) {
  return listNewestPaths(db, limit);
}
