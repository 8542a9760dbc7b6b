import { findStyle, parseHumorLevel } from '../../../comedy/post-styles.ts';
import { type Cursor, cutPage } from '../../platform/http/list-params.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Services } from '../../platform/services.ts';
import { isId } from '../../platform/text/ids.ts';
import { printableText } from '../../platform/text/display-text.ts';
import { readInstance } from '../instance/instance.server.ts';
import { type PostFormData, postLines } from '../posts/post.ts';
import { findBlockedIds, isBlocked } from '../screening/block-store.server.ts';
import { type FeedRow, readFeedRows } from './feed-store.server.ts';
import {
  countRemixes,
  findLinkRow,
  findSourceRow,
  type LinkRow,
  listRemixes,
} from './remix-store.server.ts';

/** A stone replaces any number of consecutive posts that are not shown. It does not say why. */
export type ChainStep = ChainPost | 'stone';

/** A post with its origins, the first one first, and a page of its remixes. */
export type Chain = {
  above: readonly ChainStep[];
  isCut: boolean;
  post: ChainPost;
  below: readonly ChainPost[];
  isFirst: boolean;
  next: string | null;
};

/** The number of origins that are shown besides the first post of the chain. */
const MAX_STEPS = 20;
const REMIXES_ON_A_PAGE = 20;
const SHOWN_LINES = 2;

/**
 * Finds the origins and remixes of a shared post. Deleted, unshared and hidden origins and those of blocked authors are
 * stones. Null when the post itself is not shown.
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
  const { shown, next } = cutPage(found, REMIXES_ON_A_PAGE);
  const below = shown.map((row) => row.id);
  const wanted = [id, ...below, ...above.filter((one) => one !== null)];
  const rows = await readFeedRows(db, wanted);
  const remixes = await countRemixes(db, wanted);
  const posts = new Map(rows.map((row) => [row.id, chainPost(row, remixes.get(row.id) ?? 0)]));
  const post = posts.get(id);
  if (!post) return null;
  const seen = rows.filter((row) => !blocked.has(row.user_id)).map((row) => row.id);
  return {
    above: merged(above.map((one) => (one === null ? 'stone' : (posts.get(one) ?? 'stone')))),
    isCut,
    post,
    below: below.filter((one) => seen.includes(one)).flatMap((one) => posts.get(one) ?? []),
    isFirst: after === null,
    next,
  };
}

type Above = { ids: (string | null)[]; isCut: boolean };

// The first one first; null is a stone. A deleted row ends the chain, except for its first post.
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

/** A post of a chain. */
export type ChainPost = ReturnType<typeof chainPost>;

// Times in epoch milliseconds.
function chainPost(row: FeedRow, remixes: number) {
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

export type RemixRejection = 'remix-gone' | 'blocked';
const GONE = { ok: false, reason: 'remix-gone' } as const;
const BLOCKED = { ok: false, reason: 'blocked' } as const;

/**
 * Finds the post that a remix starts from. A private, hidden or missing post is `remix-gone`; `blocked` when its author has
 * blocked the viewer. `fields` and `seed` are private and never leave the server.
 */
export async function findRemixSource({ db }: Services, viewer: Viewer, id: string) {
  if (!isId(id)) return GONE;
  const row = await findSourceRow(db, id);
  const style = row && findStyle(row.style);
  if (!row || !style || !(await readInstance(db)).hasCommunity) return GONE;
  if (viewer.kind === 'member' && (await isBlocked(db, row.user_id, viewer.id))) return BLOCKED;
  const form = JSON.parse(row.form_data) as PostFormData;
  const fields = JSON.parse(form.context) as Record<string, string>;
  const premise = row.shown_premise;
  const source = {
    id,
    root: row.remix_root ?? id,
    style,
    level: parseHumorLevel(form.humorLevel) ?? 'Spicy',
    text: printableText(premise === null ? row.post : `${row.post}\n${premise}`),
    authorName: printableText(form.profileName),
    fields: premise === null ? fields : { ...fields, context: premise },
    seed: row.seed,
  };
  return { ok: true, source } as const;
}
