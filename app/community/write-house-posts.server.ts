import { setImmediate } from 'node:timers/promises';
import type { PostRequest } from '../../comedy/post-request.ts';
import { writePost } from '../../comedy/write-post.ts';
import type { Services } from '../services.server.ts';
import { siteName } from '../writer/site-name.ts';
import { hasPosts } from './feed-store.server.ts';

/** A broem that nobody has shared: it is in no table and counts for nothing. */
export type HousePost = { id: string; text: string; style: string };

type Recipe = Pick<PostRequest, 'style' | 'fields' | 'level' | 'seed'>;

// One of each kind; whoever has an empty community reads them first.
const RECIPES: readonly Recipe[] = [
  {
    style: 'gpt4-context',
    fields: { context: 'The coffee machine on the third floor is broken' },
    level: 'Spicy',
    seed: 2,
  },
  {
    style: 'startup-chaos',
    fields: {
      startupName: 'Toastly',
      struggleSituation: 'Our only server is a laptop in a fridge',
    },
    level: 'Spicy',
    seed: 2,
  },
  {
    style: 'fake-work',
    fields: {
      employeeRole: 'the new intern',
      inspirationalQuote: 'The printer only jams when you rush it',
      location: 'the copy room',
    },
    level: 'Spicy',
    seed: 3,
  },
  {
    style: 'cringe-advice',
    fields: {
      careerTip: 'Reply to every email with a voice note',
      resultingBenefit: 'my own floor',
    },
    level: 'Spicy',
    seed: 2,
  },
  {
    style: 'storytelling',
    fields: { storyTopic: 'a broken umbrella', setting: 'a train platform' },
    level: 'Spicy',
    seed: 2,
  },
  {
    style: 'humblebrag',
    fields: { achievement: 'won the office plant', mundaneSituation: 'waiting for the lift' },
    level: 'Spicy',
    seed: 3,
  },
];

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
    posts.push({ id: `house-${recipe.style}`, text, style: recipe.style });
  }
  return posts;
}
