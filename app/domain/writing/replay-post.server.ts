import { findStyle, parseHumorLevel } from '../../../comedy/post-styles.ts';
import { retellPost } from '../../../comedy/write-post.ts';
import type { GenerationRow } from '../../platform/db/tables.ts';
import { isSameSignature } from '../../platform/http/signature.server.ts';
import type { Services } from '../../platform/services.ts';
import { printableText } from '../../platform/text/display-text.ts';
import { isId } from '../../platform/text/ids.ts';
import { siteName } from '../../platform/text/site-name.ts';
import { findFinishedPost, isTakenDown } from '../posts/generation-store.server.ts';
import { createReplayToken } from '../posts/replay-link.server.ts';
import type { Replay, ReplayKind } from '../posts/replay-notes.ts';
import type { Client } from '../rate-limits/limits.server.ts';
import type { RateLimited } from '../rate-limits/rate-limits.server.ts';
import { screenWords } from '../screening/screen-words.server.ts';
import { storyOf } from './plots.server.ts';

type ReplayOutcome = { ok: true; replay: Replay } | { ok: false; reason: 'gone' } | RateLimited;

const GONE = { ok: false, reason: 'gone' } as const;

/**
 * Retells a post from its plot, cast, form, level and seed, and says whether the text is the same. Charges and saves
 * nothing. The link of a deleted or hidden post is gone.
 */
export async function replayPost(
  services: Services,
  client: Client,
  token: string,
): Promise<ReplayOutcome> {
  const [id = ''] = token.split('.');
  const row = isId(id) ? await findFinishedPost(services.db, id) : undefined;
  if (!row || !isSameSignature(token, createReplayToken(services.secret, row))) return GONE;
  const taken = await services.rateLimits.take('replay', client);
  if (!taken.ok) return taken;
  if (row.writer !== 'offline' || !row.text || (await isTakenDown(services.db, row))) return GONE;
  const replay = retell(services, row, row.text);
  return replay ? { ok: true, replay } : GONE;
}

/** Retells a post. Null when its style or level no longer exists, or when screening rejects its text today. */
function retell(services: Services, row: GenerationRow, stored: string): Replay | null {
  const style = findStyle(row.style);
  const level = parseHumorLevel(row.humor_level);
  if (!style || !level) return null;
  const story = storyOf(row);
  const { seed, plot } = row;
  const fields = JSON.parse(row.fields) as Record<string, string>;
  const params = { style: style.value, fields, level, seed, site: siteName(services.publicOrigin) };
  const again = story && retellPost(params, story);
  const text = again?.text ?? stored;
  const finding = screenWords(text);
  if (finding === 'hateful' || finding === 'worrying') return null;
  return {
    text: printableText(text),
    kind: kindOf(story, again?.text, stored),
    style: style.value,
    level,
    seed,
    plot,
    engine: row.engine ?? '',
  };
}

function kindOf(story: object | undefined, again: string | undefined, stored: string): ReplayKind {
  if (!story) return 'no-plot';
  if (again === undefined) return 'plot-gone';
  return again === stored ? 'same' : 'changed';
}
