import { setImmediate } from 'node:timers/promises';
import { writePost } from '../../comedy/write-post.ts';
import type { Services } from '../services.server.ts';
import { siteName } from '../writer/site-name.ts';
import { hasPosts } from './feed-store.server.ts';
import { houseId, RECIPES } from './house-recipes.ts';

/** A broem that nobody has shared: it is in no table and counts for nothing. */
export type HousePost = { id: string; text: string; style: string };

const written = new Map<string, Promise<HousePost[]>>();

/** The house's own broems, as long as members have shared fewer than these; then none. */
export async function writeHousePosts({ db, publicOrigin }: Services): Promise<HousePost[]> {
  if (await hasPosts(db, RECIPES.length)) return [];
  const site = siteName(publicOrigin);
  // The same words at every request: they are worked out once.
  const known = written.get(site) ?? writeAll(site);
  written.set(site, known);
  return known;
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
