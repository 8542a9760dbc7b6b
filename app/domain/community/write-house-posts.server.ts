import { setImmediate } from 'node:timers/promises';
import { findStyle } from '../../../comedy/post-styles.ts';
import { writePost } from '../../../comedy/write-post.ts';
import type { Services } from '../../platform/services.ts';
import { foldText } from '../../platform/text/fold-text.ts';
import { siteName } from '../../platform/text/site-name.ts';
import { hasPosts } from './feed-store.server.ts';
import type { FeedFilters } from './feed.ts';
import { HOUSE_NAME, houseId, RECIPES } from './house-recipes.ts';

/** A broem that nobody has shared: it is in no table and counts for nothing. */
export type HousePost = { id: string; text: string; style: string };

const written = new Map<string, Promise<HousePost[]>>();

/**
 * The house's own broems that the filters let through, as long as members have shared fewer than there are; then
 * none. They have no date, so a time leaves them out.
 */
export async function writeHousePosts(
  { db, publicOrigin }: Services,
  { period, style, search }: FeedFilters,
): Promise<HousePost[]> {
  if (period !== 'all') return [];
  if (await hasPosts(db, RECIPES.length)) return [];
  const site = siteName(publicOrigin);
  // The same words at every request: they are worked out once.
  const known = written.get(site) ?? writeAll(site);
  written.set(site, known);
  const words = foldText(search).split(' ').filter(Boolean);
  return (await known).filter((post) => {
    const text = foldText([post.text, findStyle(post.style)?.label, HOUSE_NAME].join(' '));
    return (style === null || post.style === style) && words.every((word) => text.includes(word));
  });
}

async function writeAll(site: string): Promise<HousePost[]> {
  const posts: HousePost[] = [];
  for (const recipe of RECIPES) {
    // Lets other requests in between: each takes the thread for some milliseconds.
    await setImmediate();
    const { text } = writePost({ ...recipe, site });
    posts.push({ id: houseId(recipe), text, style: recipe.style });
  }
  return posts;
}
