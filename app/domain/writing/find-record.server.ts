import { reportCard } from '../../../comedy/devices/report-card.ts';
import type { Member } from '../../platform/http/viewer.ts';
import { listOwnPosts } from '../posts/posts.server.ts';
import type { Services } from '../../platform/services.ts';

/** So many of a member's posts are judged for its record, the newest. */
const JUDGED = 25;
const MOST_KNOWN = 2000;

// The same text has the same score: nothing here is a member's, and nothing is kept with one.
const known = new Map<string, number>();

/** The highest score among the viewer's newest posts, or null without a post. Computed, never stored. */
export async function findRecord(services: Services, viewer: Member): Promise<number | null> {
  const ask = { type: 'all', search: '', cursor: null, limit: JUDGED } as const;
  const { posts } = await listOwnPosts(services, viewer, ask);
  const scores = posts.map(({ post }) => scoreOf(post));
  return scores.length > 0 ? Math.max(...scores) : null;
}

function scoreOf(text: string): number {
  const score = known.get(text) ?? reportCard(text).score;
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(text, score);
  return score;
}
