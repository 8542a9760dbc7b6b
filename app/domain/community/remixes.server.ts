import { findStyle } from '../../../comedy/styles/post-styles.ts';
import { parseHumorLevel } from '../../../comedy/form/humor-levels.ts';
import { type Cursor, cutPage } from '../../platform/http/list-params.ts';
import { memberFace } from '../faces/face.ts';
import { memberId, type Viewer } from '../members/viewer.ts';
import type { Services } from '../../platform/services.ts';
import { isId } from '../../platform/text/ids.ts';
import { printableText } from '../../platform/text/display-text.ts';
import { readInstance } from '../instance/instance.server.ts';
import { postLines } from '../posts/post.ts';
import { BLOCKED_BY_AUTHOR, isBlocked } from '../screening/block-store.server.ts';
import { type FeedRow, findFeedRow, readFeedRows } from './feed-store.server.ts';
import { countRemixes, findLinkRow, findSourceRow, listRemixes } from './remix-store.server.ts';

/** A stone replaces any number of consecutive posts that are not shown. It does not say why. */
export type ChainStep = ChainPost | 'stone';

/** A post with its origins, the first one first, and a page of its remixes. */
export type Chain = NonNullable<Awaited<ReturnType<typeof findChain>>>;

/** The number of origins that are shown besides the first post of the chain. */
const MAX_STEPS = 20;
const REMIXES_ON_A_PAGE = 20;
const SHOWN_LINES = 2;

/**
 * Finds the origins and remixes of a shared post. Deleted, unshared and hidden origins and those of blocked authors are
 * stones. Null when the post itself is not shown.
 */
export async function findChain(
  { db }: Pick<Services, 'db'>,
  viewer: Viewer,
  id: string,
  after: Cursor | null,
) {
  const own = isId(id) ? await findFeedRow(db, id) : undefined;
  if (!own) return null;
  const { ids: above, isCut } = await walkUp(db, own);
  const found = await listRemixes(db, { id, after, limit: REMIXES_ON_A_PAGE + 1 });
  const { shown, next } = cutPage(found, REMIXES_ON_A_PAGE);
  const below = shown.map((row) => row.id);
  const others = await readFeedRows(db, [...above, ...below], memberId(viewer));
  const remixes = await countRemixes(db, [id, ...others.map((row) => row.id)]);
  const describe = (row: FeedRow) => chainPost(row, remixes.get(row.id) ?? 0);
  const posts = new Map(others.map((row) => [row.id, describe(row)]));
  return {
    above: merged(above.map((one) => posts.get(one) ?? 'stone')),
    isCut,
    post: describe(own),
    below: below.flatMap((one) => posts.get(one) ?? []),
    isFirst: after === null,
    next,
  };
}

// The ids of the origins, the first one first. A deleted row ends the chain, except for its first post.
async function walkUp(db: Services['db'], own: FeedRow) {
  const ids: string[] = [];
  let next = own.remix_of;
  while (next !== null && ids.length < MAX_STEPS) {
    ids.unshift(next);
    next = (await findLinkRow(db, next))?.remix_of ?? null;
  }
  const root = own.remix_root;
  const isCut = next !== null && next !== root;
  if (root !== null && !ids.includes(root)) ids.unshift(root);
  return { ids, isCut };
}

function merged(steps: readonly ChainStep[]): ChainStep[] {
  return steps.filter((step, index) => step !== 'stone' || steps[index - 1] !== 'stone');
}

/** A post of a chain. */
export type ChainPost = ReturnType<typeof chainPost>;

// Times in epoch milliseconds.
function chainPost(row: FeedRow, remixes: number) {
  const form = row.formData;
  return {
    id: row.id,
    authorName: printableText(form.profileName),
    authorFace: memberFace(row.user_id, form.profileName, form.profileFace),
    lines: postLines(printableText(row.post)).slice(0, SHOWN_LINES),
    style: row.style,
    level: parseHumorLevel(form.humorLevel) ?? 'Spicy',
    createdAt: row.created_at,
    remixes,
  };
}

const GONE = { ok: false, reason: 'remix-gone' } as const;

/**
 * Finds the post that a remix starts from. A private, hidden or missing post is `remix-gone`; `blocked` when its author has
 * blocked the viewer. `fields` and `seed` are private and never leave the server.
 */
export async function findRemixSource({ db }: Pick<Services, 'db'>, viewer: Viewer, id: string) {
  if (!isId(id)) return GONE;
  const row = await findSourceRow(db, id);
  const style = row && findStyle(row.style);
  if (!row || !style || !(await readInstance(db)).hasCommunity) return GONE;
  if (viewer.kind === 'member' && (await isBlocked(db, row.user_id, viewer.id)))
    return BLOCKED_BY_AUTHOR;
  const form = row.formData;
  const { fields } = form;
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
