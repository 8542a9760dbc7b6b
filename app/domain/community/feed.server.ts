import type { Kysely } from 'kysely';
import type { Database } from '../../platform/db/tables.ts';
import { encodeSortedCursor } from '../../platform/http/list-params.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Services } from '../../platform/services.ts';
import { foldText } from '../../platform/text/fold-text.ts';
import { isId } from '../../platform/text/ids.ts';
import { printableText } from '../../platform/text/display-text.ts';
import { findAttached } from '../posts/attachment-store.server.ts';
import { attachedPicture, type AttachedPicture, type AttachedRow } from '../posts/attachment.ts';
import type { PostFormData } from '../posts/post.ts';
import { findBlockedIds } from '../screening/block-store.server.ts';
import {
  type FeedQuery,
  type FeedRow,
  findFeedRow,
  listNewestPaths,
  pickFeed,
  type PostPath,
  readFeedRows,
  searchFeed,
} from './feed-store.server.ts';
import { type FeedCursor, type FeedParams, PERIOD_LENGTH } from './feed.ts';
import { findReactions } from './reaction-store.server.ts';
import type { ReactionKind } from './reaction.ts';
import { countRemixes } from './remix-store.server.ts';

/**
 * A post as the community sees it: all that ever leaves the server of it. `authorAvatar` is a path of our own
 * that names the post and not its writer; times in epoch milliseconds. `likes` and `comments` hold what members
 * really did, which is also there by itself; `isOwn` and `viewerReaction` are for whoever asked.
 */
export type FeedPost = {
  id: string;
  text: string;
  authorName: string;
  authorBio: string;
  authorAvatar: string | null;
  createdAt: number;
  likes: number;
  comments: number;
  style: string;
  isOwn: boolean;
  realReactions: number;
  realComments: number;
  viewerReaction: ReactionKind | null;
  picture: AttachedPicture | null;
  /** Whether it makes another post worse, and how many posts make it worse. */
  isRemix: boolean;
  remixes: number;
};

type Row = {
  id: string;
  user_id: string;
  post: string;
  form_data: string;
  style: string;
  likes: number;
  comments: number;
  reactions: number;
  real_comments: number;
  created_at: number;
  remix_of: string | null;
  photo_url: string | null;
};

/** What other tables say of it. */
type Beside = { reaction?: ReactionKind; picture?: AttachedRow; remixes?: number };

/** The public side of a row. Real reactions and comments are counted on top of what a post starts with. */
export function feedPost(
  row: Row,
  viewerId: string | null,
  { reaction, picture, remixes = 0 }: Beside = {},
): FeedPost {
  const form = JSON.parse(row.form_data) as PostFormData;
  return {
    id: row.id,
    text: printableText(row.post),
    authorName: printableText(form.profileName),
    authorBio: printableText(form.profileBio),
    authorAvatar: form.useProfilePicture ? avatarPath(row) : null,
    createdAt: row.created_at,
    likes: row.likes + row.reactions,
    comments: row.comments + row.real_comments,
    style: row.style,
    isOwn: viewerId !== null && row.user_id === viewerId,
    realReactions: row.reactions,
    realComments: row.real_comments,
    viewerReaction: reaction ?? null,
    picture: picture ? attachedPicture(picture) : null,
    isRemix: row.remix_of !== null,
    remixes,
  };
}

// Under the post's own address, because that of a member's picture names the member.
function avatarPath({ id, photo_url: photo }: Row): string | null {
  if (photo === null) return null;
  const version = /[?&]v=([\w-]{1,40})/.exec(photo)?.[1] ?? '0';
  return `/post/${id}/avatar?v=${version}`;
}

/** The posts of these rows as the viewer sees them: with its own reactions, their pictures and their remixes. */
async function showRows(
  db: Kysely<Database>,
  viewer: Viewer,
  rows: readonly FeedRow[],
): Promise<FeedPost[]> {
  const viewerId = viewer.kind === 'member' ? viewer.id : null;
  const ids = rows.map(({ id }) => id);
  const reactions = viewerId === null ? null : await findReactions(db, viewerId, ids);
  const pictures = await findAttached(db, ids);
  const remixes = await countRemixes(db, ids);
  return rows.map((row) =>
    feedPost(row, viewerId, {
      reaction: reactions?.get(row.id),
      picture: pictures.get(row.id),
      remixes: remixes.get(row.id),
    }),
  );
}

/** The shared posts of these ids, in this order, as the viewer sees them. Whom a member has blocked is left out. */
export async function showPosts(
  { db }: Services,
  viewer: Viewer,
  ids: readonly string[],
): Promise<FeedPost[]> {
  if (ids.length === 0) return [];
  const blocked = viewer.kind === 'member' ? await findBlockedIds(db, viewer.id) : null;
  const byId = new Map((await readFeedRows(db, ids)).map((row) => [row.id, row]));
  const wanted = ids.flatMap((id) => byId.get(id) ?? []);
  return showRows(
    db,
    viewer,
    wanted.filter((row) => blocked?.has(row.user_id) !== true),
  );
}

/** A shared post, or null: private, hidden and missing ones are all the same to everybody. */
export async function findSharedPost(
  { db }: Services,
  viewer: Viewer,
  id: string,
): Promise<FeedPost | null> {
  const row = isId(id) ? await findFeedRow(db, id) : undefined;
  if (!row) return null;
  const [post] = await showRows(db, viewer, [row]);
  return post ?? null;
}

/**
 * A page of the feed, and where the next one begins. A search for frequent words that are seldom together reads a bounded
 * number of posts, so its page may be short, or empty, and still have a next one.
 */
export type FeedPage = { posts: FeedPost[]; next: string | null };

const ANONYMOUS: ReadonlySet<string> = new Set();
/** After that the page is short: the next one goes on. */
const MAX_REFILLS = 5;
const MAX_SEARCH_WORDS = 8;

/** A page of what members have shared, as the viewer sees it. */
export async function listFeed(
  services: Services,
  viewer: Viewer,
  params: FeedParams,
): Promise<FeedPage> {
  const blocked =
    viewer.kind === 'member' ? await findBlockedIds(services.db, viewer.id) : ANONYMOUS;
  const { rows, next } = await findRows(services, params, blocked);
  return {
    posts: await showRows(services.db, viewer, rows),
    next: next && encodeSortedCursor(params.sort, next),
  };
}

type RowPage = { rows: FeedRow[]; next: FeedCursor | null };

// What is blocked is left out after it was read, so that the page still comes from an index alone; where that
// leaves gaps, what follows fills them.
async function findRows(
  services: Services,
  params: FeedParams,
  blocked: ReadonlySet<string>,
): Promise<RowPage> {
  const rows: FeedRow[] = [];
  let { after } = params;
  for (let refill = 0; ; refill += 1) {
    const limit = params.limit - rows.length;
    const { keys, next } = await findKeys(services, { ...params, after, limit });
    const read =
      keys.length === 0
        ? []
        : await readFeedRows(
            services.db,
            keys.map(({ id }) => id),
          );
    const byId = new Map(read.map((row) => [row.id, row]));
    const found = keys.flatMap(({ id }) => byId.get(id) ?? []);
    const wanted = found.filter((row) => !blocked.has(row.user_id));
    rows.push(...wanted);
    const hasGaps = wanted.length < found.length && next !== null;
    if (!hasGaps || refill === MAX_REFILLS) return { rows, next };
    after = next;
  }
}

type KeyPage = { keys: FeedCursor[]; next: FeedCursor | null };

async function findKeys({ db, now }: Services, params: FeedParams): Promise<KeyPage> {
  const { sort, period, style, after, limit } = params;
  const time = now();
  const length = PERIOD_LENGTH[period];
  const since = length === null ? null : time - length;
  // One more than asked for: it tells whether there is a next page.
  const query: FeedQuery = { sort, style, since, now: time, after, limit: limit + 1 };
  const words = foldText(params.search).split(' ').filter(Boolean).slice(0, MAX_SEARCH_WORDS);
  if (words.length === 0) return cutKeys(await pickFeed(db, query), limit, null);
  const { found, end } = await searchFeed(db, query, words);
  return cutKeys(found, limit, end);
}

function cutKeys(found: FeedCursor[], limit: number, end: FeedCursor | null): KeyPage {
  const keys = found.slice(0, limit);
  const last = found.length > limit ? keys.at(-1) : undefined;
  return { keys, next: last ?? end };
}

/** The newest `limit` posts that everybody may read, the newest first. */
export function listPostPaths({ db }: Services, limit: number): Promise<PostPath[]> {
  return listNewestPaths(db, limit);
}
