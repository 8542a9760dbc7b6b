import { writePost } from '../../../comedy/posts/write-post.ts';
import type { Services } from '../../platform/services.ts';
import { siteName } from '../../platform/text/site-name.ts';
import { DAY_MS, dayAt } from '../../platform/time/time-units.ts';
import { promptOfToday } from '../community/prompts.server.ts';
import { findModelPost } from './system-store.server.ts';

/** What a writer makes. `about`: what happened, where that may be shown. */
export type WriterSample = { about: string | null; text: string };

/** What the house makes of today's situation: the same all day. */
export async function sampleOfHouse(
  services: Pick<Services, 'db' | 'now' | 'publicOrigin'>,
): Promise<WriterSample> {
  const { situation } = await promptOfToday(services);
  const { text } = writePost({
    style: 'gpt4-context',
    fields: { context: situation },
    level: 'Spicy',
    seed: dayAt(services.now()),
    site: siteName(services.publicOrigin),
  });
  return { about: situation, text };
}

const RECENT_MS = 30 * DAY_MS;

/** The last post by a model that its author shared in the last 30 days. Null without one: what is not shared is private. */
export async function sampleOfModel({
  db,
  now,
}: Pick<Services, 'db' | 'now'>): Promise<WriterSample | null> {
  const post = await findModelPost(db, now() - RECENT_MS);
  return post ? { about: post.shown_premise, text: post.post } : null;
}
