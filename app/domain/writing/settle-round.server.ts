import { holdMember } from '../members/member-store.server.ts';
import { recordEvent } from '../stats/events.server.ts';
import { OwnerGoneError } from '../../platform/db/database-errors.server.ts';
import type { GenerationOwner } from './claim-generation.server.ts';
import { markSucceeded } from '../posts/generation-store.server.ts';
import type { Services } from '../../platform/services.ts';
import type { Written } from '../../platform/model/writer.ts';
import { keepRound } from './keep-round.server.ts';
import type { RepliesAsk } from './parse-replies.ts';
import type { Reply } from './reply-round.ts';

type Settled = {
  id: string;
  owner: GenerationOwner;
  post: string;
  ask: RepliesAsk;
  userAgent: string;
};

/**
 * Keeps a finished round: its generation, a member's history, a guest's reply_generated event
 * (docs/product.md §7). Returns when it was finished. Throws when the reservation was lost.
 */
export async function settleRound(
  services: Services,
  { id, owner, post, ask, userAgent }: Settled,
  finished: readonly { reply: Reply; written: Written }[],
): Promise<number> {
  const now = services.now();
  const whole = wholeOf(finished);
  await services.db.transaction().execute(async (trx) => {
    if (owner.kind === 'member' && !(await holdMember(trx, owner.id))) {
      throw new OwnerGoneError();
    }
    const row = await markSucceeded(trx, id, services.bootId, whole, now);
    if (!row) throw new Error('The reservation was lost before the replies were finished');
    if (owner.kind === 'member') await keepRound(trx, owner.id, row);
  });
  if (owner.kind === 'guest') {
    const metadata = {
      originalPostLength: post.length,
      replyLength: ask.length,
      repliesCount: finished.length,
    };
    const event = { event: 'reply_generated', metadata } as const;
    await recordEvent(services, owner.id, event, { userAgent, referrer: undefined });
  }
  return now;
}

/** What the generation's row says of all its replies. */
function wholeOf(finished: readonly { reply: Reply; written: Written }[]): Written {
  const all = finished.map(({ written }) => written);
  const fallback = all.find((written) => written.fallback)?.fallback;
  return {
    text: JSON.stringify(finished.map(({ reply }) => reply)),
    writer: all.some(({ writer }) => writer === 'model') ? 'model' : 'offline',
    engine: [...new Set(all.map(({ engine }) => engine))].join(', '),
    templateIds: all.flatMap(({ templateIds = [] }) => templateIds),
    ...(fallback ? { fallback } : {}),
  };
}
