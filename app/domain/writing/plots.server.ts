import type { Kysely } from 'kysely';
import type { Memory } from '../../../comedy/choose-plot.ts';
import type { StorySource } from '../../../comedy/write-post.ts';
import type { Database } from '../../platform/db/tables.ts';
import { listFeedPlots } from '../community/feed-store.server.ts';
import { listRecent } from '../posts/generation-store.server.ts';
import type { GenerationOwner } from './generation-claims.server.ts';

/** So many of the owner's last posts, or rounds of replies, are remembered. */
const OWNER_MEMORY = 30;
/** So many of the newest posts of the feed are remembered. */
const FEED_MEMORY = 45;

/** The plots of the owner's last 30 posts and of the newest 45 posts in the feed, the latest first. */
export async function recentPlots(
  db: Kysely<Database>,
  owner: GenerationOwner,
): Promise<Required<Memory>> {
  const [own, feed] = await Promise.all([
    listRecent(db, owner, 'post', OWNER_MEMORY),
    listFeedPlots(db, FEED_MEMORY),
  ]);
  return { seen: own.flatMap(({ plot }) => plot ?? []), feed };
}

/** The plots of the owner's last 30 rounds of replies, the latest first. */
export async function recentReplyPlots(
  db: Kysely<Database>,
  owner: GenerationOwner,
): Promise<string[]> {
  const rounds = await listRecent(db, owner, 'replies', OWNER_MEMORY);
  return rounds.flatMap(({ template_ids: ids }) => JSON.parse(ids ?? '[]') as string[]);
}

/** What the offline writer told a post from. Undefined for a post of a model, of a member, or from before plots. */
export function storyOf(row: {
  plot: string | null;
  plot_cast: string | null;
}): StorySource | undefined {
  if (row.plot === null || row.plot_cast === null) return undefined;
  return { plot: row.plot, cast: JSON.parse(row.plot_cast) as StorySource['cast'] };
}
