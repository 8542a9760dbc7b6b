import { situationOf } from '../../../comedy/daily-situations.ts';
import { type Cursor, encodeCursor } from '../../platform/http/list-params.ts';
import type { Viewer } from '../../platform/http/viewer.ts';
import type { Services } from '../../platform/services.ts';
import { dateOf, dayAt } from '../../platform/time/time-units.ts';
import { listPromptPosts } from './feed-store.server.ts';
import { type FeedPost, showPosts } from './feed.server.ts';
import { isAnswerable, type Prompt, readDate } from './prompt-days.ts';

const ANSWERS_ON_A_PAGE = 20;

export type PromptPage = {
  prompt: Prompt;
  /** The day before and the one after, where there is one. */
  before: string | null;
  after: string | null;
  answers: FeedPost[];
  isFirst: boolean;
  next: string | null;
};

/** The situation of today, UTC. */
export function promptOfToday({ now }: Pick<Services, 'now'>): Prompt {
  const day = dayAt(now());
  return { date: dateOf(day), situation: situationOf(day), isToday: true, isOpen: true };
}

/** A day's situation and a page of the posts that answer it. Null where that is no day that there has been. */
export async function findPromptPage(
  services: Services,
  viewer: Viewer,
  date: string | null,
  after: Cursor | null,
): Promise<PromptPage | null> {
  const time = services.now();
  const today = dayAt(time);
  const day = date === null ? today : readDate(date, time);
  if (day === null) return null;
  const found = await listPromptPosts(services.db, { day, after, limit: ANSWERS_ON_A_PAGE + 1 });
  const places = found.slice(0, ANSWERS_ON_A_PAGE);
  const ids = places.map(({ id }) => id);
  const last = found.length > places.length ? places.at(-1) : undefined;
  const shown = dateOf(day);
  const dayBefore = dateOf(day - 1);
  return {
    prompt: {
      date: shown,
      situation: situationOf(day),
      isToday: day === today,
      isOpen: isAnswerable(shown, time),
    },
    before: readDate(dayBefore, time) === null ? null : dayBefore,
    after: day === today ? null : dateOf(day + 1),
    answers: await showPosts(services, viewer, ids),
    isFirst: after === null,
    next: last ? encodeCursor(last) : null,
  };
}
