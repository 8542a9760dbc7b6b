import { isId } from '../../platform/text/ids.ts';
import { parseHumorLevel } from '../../../comedy/post-styles.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import { type FeedRow, readFeedRows } from './feed-store.server.ts';
import { type Place, encodeCursor } from '../../platform/http/cursor.ts';
import { findBlockedIds } from '../screening/block-store.server.ts';
import type { PostFormData } from './form-data.ts';
import { postLines } from './post-text.ts';
import { printableText } from '../../platform/text/printable-text.ts';
import type { Services } from '../../platform/services.ts';
import type { Chain, ChainPost, ChainStep } from './chain.ts';
import { countRemixes, findLinkRow, type LinkRow, listRemixes } from './remix-store.server.ts';

/** A chain is walked up so far; above that stands its first post. */
const MOST_STEPS = 20;
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
  after: Place | null,
): Promise<Chain | null> {
  const own = isId(id) ? await findLinkRow(db, id) : undefined;
  if (!own?.isShown) return null;
  const blocked =
    viewer.kind === 'member' ? await findBlockedIds(db, viewer.id) : new Set<string>();
  const isSeen = (row: LinkRow) => row.isShown && !blocked.has(row.user_id);
  const { ids: above, isCut } = await walkUp(db, own, isSeen);
  const found = await listRemixes(db, { id, after, limit: REMIXES_ON_A_PAGE + 1 });
  const places = found.slice(0, REMIXES_ON_A_PAGE);
  const below = places.map((place) => place.id);
  const wanted = [id, ...below, ...above.filter((one) => one !== null)];
  const rows = await readFeedRows(db, wanted);
  const remixes = await countRemixes(db, wanted);
  const posts = new Map(rows.map((row) => [row.id, chainPost(row, remixes.get(row.id) ?? 0)]));
  const post = posts.get(id);
  if (!post) return null;
  const last = found.length > REMIXES_ON_A_PAGE ? places.at(-1) : undefined;
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
  while (next !== null && ids.length < MOST_STEPS && !passed.has(next)) {
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
