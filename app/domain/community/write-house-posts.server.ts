import { setImmediate } from 'node:timers/promises';
import { findStyle } from '../../../comedy/styles/post-styles.ts';
import { writePost } from '../../../comedy/posts/write-post.ts';
import type { Services } from '../../platform/services.ts';
import { foldText } from '../../platform/text/fold-text.ts';
import { siteName } from '../../platform/text/site-name.ts';
import { readInstance } from '../instance/instance.server.ts';
import { hasPosts } from './feed-store.server.ts';
import type { FeedFilters } from './feed.ts';
import { HOUSE_NAME, houseId, RECIPES } from './house-post-recipes.ts';

/** A house post. It is in no table. `style`: null for a text of the owner. */
export type HousePost = { id: string; text: string; style: string | null };

// By site name. The texts never change.
const written = new Map<string, Promise<HousePost[]>>();

/**
 * Returns the house posts, or the owner's in their place, that match the filters while members have shared fewer posts than there are house posts. They
 * have no date, so any period excludes them.
 */
export async function writeHousePosts(
  { db, publicOrigin }: Pick<Services, 'db' | 'publicOrigin'>,
  { period, style, search }: FeedFilters,
): Promise<HousePost[]> {
  if (period !== 'all') return [];
  const { housePosts: own } = await readInstance(db);
  if (await hasPosts(db, own.length || RECIPES.length)) return [];
  const posts = own.length > 0 ? ownPosts(own) : await houseTexts(siteName(publicOrigin));
  const words = foldText(search).split(' ').filter(Boolean);
  return posts.filter((post) => {
    const label = post.style && findStyle(post.style)?.label;
    const text = foldText([post.text, label, HOUSE_NAME].join(' '));
    return (style === null || post.style === style) && words.every((word) => text.includes(word));
  });
}

function ownPosts(texts: readonly string[]): HousePost[] {
  return texts.map((text, index) => ({ id: `house-own-${index}`, text, style: null }));
}

function houseTexts(site: string): Promise<HousePost[]> {
  const posts = written.get(site) ?? writeAll(site);
  written.set(site, posts);
  return posts;
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
