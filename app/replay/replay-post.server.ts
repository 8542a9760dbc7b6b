import { findStyle, parseHumorLevel } from '../../comedy/post-styles.ts';
import { writePost } from '../../comedy/write-post.ts';
import type { Viewer } from '../auth/viewer.ts';
import type { GenerationRow } from '../db/tables.ts';
import { findOwnGeneration } from '../generator/generation-store.server.ts';
import { recentTemplates } from '../generator/recent-templates.server.ts';
import { type Asker, askerKey } from '../guests/asker-key.server.ts';
import { screenWords } from '../moderation/screen-words.server.ts';
import { printableText } from '../posts/printable-text.ts';
import type { Services } from '../services.server.ts';
import { siteName } from '../writer/site-name.ts';
import type { Replay } from './replay.ts';
import { findWritten, isTakenDown } from './replay-store.server.ts';
import { idInToken, isReplayToken, replayToken } from './replay-token.server.ts';

type LinkOutcome = { ok: true; path: string } | { ok: false; reason: 'not-found' | 'no-replay' };

/** The replay link of an own post of the offline writer's: nothing else can be written again byte for byte. */
export async function replayLink(
  { db, secret }: Services,
  viewer: Viewer,
  id: string,
): Promise<LinkOutcome> {
  const row = await findOwnGeneration(db, viewer, id);
  if (row?.state !== 'succeeded' || !row.text) return { ok: false, reason: 'not-found' };
  if (row.writer !== 'offline') return { ok: false, reason: 'no-replay' };
  return { ok: true, path: `/replay/${replayToken(secret, row)}` };
}

type ReplayOutcome =
  | { ok: true; replay: Replay }
  | { ok: false; reason: 'gone' }
  | { ok: false; reason: 'too-many-requests'; retryAfter: number };

const GONE = { ok: false, reason: 'gone' } as const;

/**
 * Writes a post again from its form, level, seed and what its writer had read before, and says whether it is the very
 * same. Takes no free post and keeps nothing. What was deleted, or taken out of sight, is gone with its link.
 */
export async function replayPost(
  services: Services,
  asker: Asker,
  token: string,
): Promise<ReplayOutcome> {
  const id = idInToken(token);
  const row = id === null ? undefined : await findWritten(services.db, id);
  if (!row || !isReplayToken(services.secret, token, row)) return GONE;
  const retryAfter = await services.actionLimits.take('replay', askerKey(asker));
  if (retryAfter !== null) return { ok: false, reason: 'too-many-requests', retryAfter };
  if (row.writer !== 'offline' || !row.text || (await isTakenDown(services.db, row))) return GONE;
  const replay = await written(services, row, row.text);
  return replay ? { ok: true, replay } : GONE;
}

async function written(
  services: Services,
  row: GenerationRow,
  text: string,
): Promise<Replay | null> {
  const style = findStyle(row.style);
  const level = parseHumorLevel(row.humor_level);
  if (!style || !level) return null;
  const ask = {
    style: style.value,
    fields: JSON.parse(row.fields) as Record<string, string>,
    level,
    seed: row.seed,
    site: siteName(services.publicOrigin),
  };
  const usual = writePost({ ...ask, avoid: await recentTemplates(services.db, row.id) });
  // Whoever gave the API a seed of its own had the post written as if nothing had been read before.
  const bySeed = usual.text === text ? usual : writePost({ ...ask, avoid: [] });
  const post = bySeed.text === text ? bySeed : usual;
  const found = screenWords(post.text);
  if (found === 'hateful' || found === 'worrying') return null;
  return {
    text: printableText(post.text),
    style: style.value,
    level,
    seed: row.seed,
    isSame: post.text === text,
    engine: row.engine ?? '',
    engineNow: post.engine,
  };
}
