import { findStyle } from '../../../comedy/styles/post-styles.ts';
import { parseHumorLevel } from '../../../comedy/form/humor-levels.ts';
import { retellPost } from '../../../comedy/posts/write-post.ts';
import { NOT_FOUND, type Rejection } from '../../platform/http/rejection.ts';
import { isSameSignature } from '../../platform/http/signature.server.ts';
import type { Services } from '../../platform/services.ts';
import { printableText } from '../../platform/text/display-text.ts';
import { isId } from '../../platform/text/ids.ts';
import { siteName } from '../../platform/text/site-name.ts';
import { findFinishedPost, isTakenDown } from '../posts/generation-store.server.ts';
import { createReplayToken } from '../posts/replay-link.server.ts';
import type { Replay, ReplayKind } from '../posts/replay-notes.ts';
import type { PostGeneration } from '../posts/stored-forms.server.ts';
import type { Client } from '../rate-limits/limits.server.ts';
import { screenWords } from '../screening/word-screening.server.ts';
import { storyOf } from './plots.server.ts';

type ReplayOutcome = { ok: true; replay: Replay } | Rejection<'not-found' | 'too-many-requests'>;

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
  if (!row || !isSameSignature(token, createReplayToken(services.secret, row))) return NOT_FOUND;
  const taken = await services.rateLimits.take('replay', client);
  if (!taken.ok) return taken;
  if (row.writer !== 'offline' || !row.text || (await isTakenDown(services.db, row)))
    return NOT_FOUND;
  const replay = retell(services, row, row.text);
  return replay ? { ok: true, replay } : NOT_FOUND;
}

/** Retells a post. Null when its style or level no longer exists, or when screening rejects its text today. */
function retell(
  services: Pick<Services, 'publicOrigin'>,
  row: PostGeneration,
  stored: string,
): Replay | null {
  const style = findStyle(row.style);
  const level = parseHumorLevel(row.humor_level);
  if (!style || !level) return null;
  const story = storyOf(row);
  const { seed, plot, fields } = row;
  const params = { style: style.value, fields, level, seed, site: siteName(services.publicOrigin) };
  const again = story && retellPost(params, story);
  const text = again?.text ?? stored;
  const finding = screenWords(text);
  if (finding === 'hateful' || finding === 'worrying') return null;
  return {
    text: printableText(text),
    kind: kindOf(again?.text, stored),
    style: style.value,
    level,
    seed,
    plot,
    engine: row.engine ?? '',
  };
}

function kindOf(again: string | undefined, stored: string): ReplayKind {
  if (again === undefined) return 'stored';
  return again === stored ? 'same' : 'changed';
}
