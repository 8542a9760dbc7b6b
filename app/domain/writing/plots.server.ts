import { z } from 'zod';
import type { Memory } from '../../../comedy/story/choose-plot.ts';
import type { StorySource } from '../../../comedy/posts/write-post.ts';
import { readStored } from '../../platform/db/read-stored.server.ts';
import type { Db, GenerationRow } from '../../platform/db/tables.ts';
import { listFeedPlots } from '../community/feed-store.server.ts';
import { listRecent } from '../posts/generation-store.server.ts';
import type { GenerationOwner } from './generation-claims.server.ts';

/** The number of the owner's last posts or rounds of replies whose plots are avoided. */
const MAX_OWN_PLOTS = 30;
/** The number of the newest feed posts whose plots are avoided. */
const MAX_FEED_PLOTS = 45;

/** The plots of the owner's last 30 posts and of the newest 45 posts in the feed, the latest first. */
export async function recentPlots(db: Db, owner: GenerationOwner): Promise<Required<Memory>> {
  const [own, feed] = await Promise.all([
    listRecent(db, owner, 'post', MAX_OWN_PLOTS),
    listFeedPlots(db, MAX_FEED_PLOTS),
  ]);
  return { seen: own.flatMap(({ plot }) => plot ?? []), feed };
}

/** The plots of the owner's last 30 rounds of replies, the latest first. */
export async function recentReplyPlots(db: Db, owner: GenerationOwner): Promise<string[]> {
  const rounds = await listRecent(db, owner, 'replies', MAX_OWN_PLOTS);
  return rounds.flatMap(({ templateIds }) => templateIds);
}

const castShape = z.record(z.string(), z.string());

/** The story behind an offline writer's post. Undefined for other writers, and where its cast cannot be read. */
export function storyOf({
  id,
  plot,
  plot_cast: text,
}: Pick<GenerationRow, 'id' | 'plot' | 'plot_cast'>): StorySource | undefined {
  if (plot === null || text === null) return undefined;
  const cast = readStored(castShape, text, { table: 'generations', column: 'plot_cast', id });
  return cast ? { plot, cast } : undefined;
}
