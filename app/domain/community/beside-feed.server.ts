import type { Viewer } from '../members/viewer.ts';
import { postLines } from '../posts/post.ts';
import type { Services } from '../../platform/services.ts';
import { shortened } from '../../platform/text/display-text.ts';
import { listBest } from './hall-of-fame.server.ts';
import type { Prompt } from './prompt-days.ts';
import { promptOfToday } from './prompts.server.ts';

/** A post in few words. */
type ShortPost = { id: string; line: string; authorName: string };

/** What is beside the posts of the community: the situation of today and the first places of the week. */
export type BesideFeed = { prompt: Prompt; best: ShortPost[] };

const PLACES = 3;
/** Two lines of the column have fewer characters. */
const MAX_LINE = 90;

/** Reads it. Each page shows the parts that are not its own matter. */
export async function readBesideFeed(
  services: Pick<Services, 'db' | 'now'>,
  viewer: Viewer,
): Promise<BesideFeed> {
  const [prompt, posts] = await Promise.all([
    promptOfToday(services),
    listBest(services, viewer, PLACES),
  ]);
  const best = posts.map(({ id, text, authorName }) => {
    const [first = ''] = postLines(text);
    return { id, line: shortened(first, MAX_LINE), authorName };
  });
  return { prompt, best };
}
