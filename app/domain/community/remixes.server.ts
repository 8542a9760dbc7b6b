import {
  findStyle,
  type HumorLevel,
  parseHumorLevel,
  type PostStyle,
} from '../../../comedy/post-styles.ts';
import { type Cursor, encodeCursor } from '../../platform/http/list-params.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Services } from '../../platform/services.ts';
import { isId } from '../../platform/text/ids.ts';
import { printableText } from '../../platform/text/display-text.ts';
import { type PostFormData, postLines } from '../posts/post.ts';
import { findBlockedIds } from '../screening/block-store.server.ts';
import { isBlocked } from '../screening/is-blocked.server.ts';
import { type FeedRow, readFeedRows } from './feed-store.server.ts';
import {
  countRemixes,
  findLinkRow,
  findSourceRow,
  type LinkRow,
  listRemixes,
} from './remix-store.server.ts';

/** A post of a chain, in short. Times in epoch milliseconds. */
export type ChainPost = {
  id: string;
  authorName: string;
  /** Its first lines. */
  lines: readonly string[];
  style: string;
  level: HumorLevel;
  createdAt: number;
  remixes: number;
};

/** A stone stands for any number of posts that are not shown, for whatever reason: it says nothing about them. */
export type ChainStep = ChainPost | 'stone';

/** A post with all that it came of, the first one first, and a page of what was made of it. */
export type Chain = {
  above: readonly ChainStep[];
  /** Some steps between the first two were left out. */
  isCut: boolean;
  post: ChainPost;
  below: readonly ChainPost[];
  isFirst: boolean;
  next: string | null;
};

/** A chain is walked up so far; above that stands its first post. */
const MAX_STEPS = 20;
const REMIXES_ON_A_PAGE = 20;
const SHOWN_LINES = 2;

/**
 * What a shared post came of and what was made of it, as the viewer sees it. What was deleted, taken back or hidden,
 * and what members do not want to see, is a stone. Null when the post itself is not shown.
 */
export async function findChain(
  { db }: Services,
  viewer: Viewer,
  id: string,
  after: Cursor | null,
): Promise<Chain | null> {
  const own = isId(id) ? await findLinkRow(db, id) : undefined;
  if (!own?.isShown) return null;
  const blocked =
    viewer.kind === 'member' ? await findBlockedIds(db, viewer.id) : new Set<string>();
  const isSeen = (row: LinkRow) => row.isShown && !blocked.has(row.user_id);
  const { ids: above, isCut } = await walkUp(db, own, isSeen);
  const found = await listRemixes(db, { id, after, limit: REMIXES_ON_A_PAGE + 1 });
  const cursors = found.slice(0, REMIXES_ON_A_PAGE);
  const below = cursors.map((cursor) => cursor.id);
  const wanted = [id, ...below, ...above.filter((one) => one !== null)];
  const rows = await readFeedRows(db, wanted);
  const remixes = await countRemixes(db, wanted);
  const posts = new Map(rows.map((row) => [row.id, chainPost(row, remixes.get(row.id) ?? 0)]));
  const post = posts.get(id);
  if (!post) return null;
  const last = found.length > REMIXES_ON_A_PAGE ? cursors.at(-1) : undefined;
  const seen = rows.filter((row) => !blocked.has(row.user_id)).map((row) => row.id);
  return {
    above: merged(above.map((one) => (one === null ? 'stone' : (posts.get(one) ?? 'stone')))),
    isCut,
    post,
    below: below.filter((one) => seen.includes(one)).flatMap((one) => posts.get(one) ?? []),
    isFirst: after === null,
    next: last ? encodeCursor(last) : null,
  };
}

type Above = { ids: (string | null)[]; isCut: boolean };

// The first one first; null is a stone. Where a row is gone, so is what stood above it, but for the first of all.
async function walkUp(
  db: Services['db'],
  own: LinkRow,
  isSeen: (row: LinkRow) => boolean,
): Promise<Above> {
  const ids: (string | null)[] = [];
  const passed = new Set([own.id]);
  let next = own.remix_of;
  while (next !== null && ids.length < MAX_STEPS && !passed.has(next)) {
    passed.add(next);
    const row = await findLinkRow(db, next);
    ids.unshift(row && isSeen(row) ? row.id : null);
    next = row?.remix_of ?? null;
  }
  const root = own.remix_root;
  const isCut = next !== null && next !== root;
  if (root !== null && !passed.has(root)) {
    const row = await findLinkRow(db, root);
    ids.unshift(row && isSeen(row) ? row.id : null);
  }
  return { ids, isCut };
}

function merged(steps: readonly ChainStep[]): ChainStep[] {
  return steps.filter((step, index) => step !== 'stone' || steps[index - 1] !== 'stone');
}

function chainPost(row: FeedRow, remixes: number): ChainPost {
  const form = JSON.parse(row.form_data) as PostFormData;
  return {
    id: row.id,
    authorName: printableText(form.profileName),
    lines: postLines(printableText(row.post)).slice(0, SHOWN_LINES),
    style: row.style,
    level: parseHumorLevel(form.humorLevel) ?? 'Spicy',
    createdAt: row.created_at,
    remixes,
  };
}

/** A shared post that somebody wants to make worse. `fields` are its writer's own and never leave the server. */
type RemixSource = {
  id: string;
  root: string;
  style: PostStyle;
  level: HumorLevel;
  text: string;
  authorName: string;
  fields: Readonly<Record<string, string>>;
  seed: number | null;
};

export type RemixRejection = 'remix-gone' | 'blocked';
type Found = { ok: true; source: RemixSource } | { ok: false; reason: RemixRejection };

const GONE = { ok: false, reason: 'remix-gone' } as const;

/**
 * The post that a remix begins from. A private, a hidden and a missing one are all gone; a member whom its writer has
 * blocked is told so, as everywhere in the community.
 */
export async function findRemixSource(
  { db }: Services,
  viewer: Viewer,
  id: string,
): Promise<Found> {
  if (!isId(id)) return GONE;
  const row = await findSourceRow(db, id);
  const style = row && findStyle(row.style);
  if (!row || !style) return GONE;
  const isBlockedByAuthor =
    viewer.kind === 'member' && (await isBlocked(db, row.user_id, viewer.id));
  if (isBlockedByAuthor) return { ok: false, reason: 'blocked' };
  const form = JSON.parse(row.form_data) as PostFormData;
  const source = {
    id,
    root: row.remix_root ?? id,
    style,
    level: parseHumorLevel(form.humorLevel) ?? 'Spicy',
    text: printableText(row.post),
    authorName: printableText(form.profileName),
    fields: JSON.parse(form.context) as Record<string, string>,
    seed: row.seed,
  };
  return { ok: true, source };
}
