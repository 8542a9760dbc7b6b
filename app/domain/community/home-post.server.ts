import type { Services } from '../../platform/services.ts';
import { dayAt } from '../../platform/time/time-units.ts';
import { readInstance } from '../instance/instance.server.ts';
import type { Viewer } from '../members/viewer.ts';
import type { FeedPost } from './feed.server.ts';
import { parseFeedParams } from './feed.ts';
import { listBest } from './hall-of-fame.server.ts';
import { findFeatured } from './highlights.server.ts';
import { type HousePost, writeHousePosts } from './write-house-posts.server.ts';

/** A post of the community for /home. A house post has no page. */
export type HomePost = { shared: FeedPost; isFeatured: boolean } | { house: HousePost };

/**
 * The post of the community that /home shows: the featured one, else the best of the last seven days by somebody else, else
 * one of the house, another each day. Null without any, and where the community is closed.
 */
export async function findHomePost(
  services: Pick<Services, 'db' | 'now' | 'publicOrigin'>,
  viewer: Viewer,
): Promise<HomePost | null> {
  if (!(await readInstance(services.db)).hasCommunity) return null;
  const featured = await findFeatured(services, viewer);
  if (featured) return { shared: featured, isFeatured: true };
  const best = (await listBest(services, viewer)).find(({ isOwn }) => !isOwn);
  if (best) return { shared: best, isFeatured: false };
  const { params } = parseFeedParams(new URLSearchParams());
  const houses = await writeHousePosts(services, params);
  const house = houses[dayAt(services.now()) % houses.length];
  return house ? { house } : null;
}
