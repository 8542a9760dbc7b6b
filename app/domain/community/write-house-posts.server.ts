import { setImmediate } from 'node:timers/promises';
import { findStyle } from '../../../comedy/post-styles.ts';
import { writePost } from '../../../comedy/write-post.ts';
import type { Services } from '../../platform/services.ts';
import { foldText } from '../../platform/text/fold-text.ts';
import { siteName } from '../../platform/text/site-name.ts';
import { hasPosts } from './feed-store.server.ts';
import type { FeedFilters } from './feed.ts';
import { HOUSE_NAME, houseId, RECIPES } from './house-post-recipes.ts';

/** A house post. It is in no table. */
export type HousePost = { id: string; text: string; style: string };

// By site name. The texts never change.
const written = new Map<string, Promise<HousePost[]>>();

/**
 * Returns the house posts that match the filters while members have shared fewer posts than there are house posts. They
 * have no date, so any period excludes them.
 */
export async function writeHousePosts(
  { db, publicOrigin }: Services,
  { period, style, search }: FeedFilters,
): Promise<HousePost[]> {
  if (period !== 'all') return [];
  if (await hasPosts(db, RECIPES.length)) return [];
  const site = siteName(publicOrigin);
  const posts = written.get(site) ?? writeAll(site);
  written.set(site, posts);
  const words = foldText(search).split(' ').filter(Boolean);
  return (await posts).filter((post) => {
    const text = foldText([post.text, findStyle(post.style)?.label, HOUSE_NAME].join(' '));
    return (style === null || post.style === style) && words.every((word) => text.includes(word));
  });
}

async function writeAll(site: string): Promise<HousePost[]> {
  const posts: HousePost[] = [];
  for (const recipe of RECIPES) {
    // Lets other requests run in between: each post blocks the thread for some milliseconds.
    await setImmediate();
    const { text } = writePost({ ...recipe, site });
    posts.push({ id: houseId(recipe), text, style: recipe.style });
  }
  return posts;
}
