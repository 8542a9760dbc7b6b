import { situationOf } from '../../../comedy/posts/situations.ts';
import { type Cursor, encodeCursor } from '../../platform/http/list-params.ts';
import type { Viewer } from '../members/viewer.ts';
import type { Db } from '../../platform/db/tables.ts';
import type { Services } from '../../platform/services.ts';
import { dateOf, dayAt, dayOf } from '../../platform/time/time-units.ts';
import { readInstance } from '../instance/instance.server.ts';
import { situationsOn } from '../instance/own-situations.ts';
import { listPromptPosts } from './feed-store.server.ts';
import { cutKeys, showPosts } from './feed.server.ts';
import { isAnswerable, type Prompt, readDate } from './prompt-days.ts';

const ANSWERS_ON_A_PAGE = 20;

/** The situation of today (UTC). */
export async function promptOfToday({ db, now }: Pick<Services, 'db' | 'now'>): Promise<Prompt> {
  const day = dayAt(now());
  return { date: dateOf(day), situation: await situationOn(db, day) };
}

/** The situations of the days before a date, the latest first. None that is too old to have a page. */
export async function listEarlierPrompts(
  { db, now }: Pick<Services, 'db' | 'now'>,
  date: string,
  count: number,
): Promise<Prompt[]> {
  const { situations } = await readInstance(db);
  const last = dayOf(date);
  return Array.from({ length: count }, (_, index) => last - 1 - index)
    .filter((day) => readDate(dateOf(day), now()) !== null)
    .map((day) => ({
      date: dateOf(day),
      situation: situationOf(day, situationsOn(situations, day)),
    }));
}

/** The situation of a UTC day, of the house or of the owner. */
export async function situationOn(db: Db, day: number): Promise<string> {
  const { situations } = await readInstance(db);
  return situationOf(day, situationsOn(situations, day));
}

/** The situation of a day and a page of its answers. Null for an invalid, future or too old date. */
export async function findPromptPage(
  services: Pick<Services, 'db' | 'now'>,
  viewer: Viewer,
  date: string | null,
  after: Cursor | null,
) {
  const time = services.now();
  const today = dayAt(time);
  const day = date === null ? today : readDate(date, time);
  if (day === null) return null;
  const found = await listPromptPosts(services.db, { day, after, limit: ANSWERS_ON_A_PAGE + 1 });
  const { keys, next } = cutKeys(found, ANSWERS_ON_A_PAGE, null);
  const ids = keys.map(({ id }) => id);
  const shownDate = dateOf(day);
  const dayBefore = dateOf(day - 1);
  return {
    prompt: {
      date: shownDate,
      situation: await situationOn(services.db, day),
      isToday: day === today,
      isOpen: isAnswerable(shownDate, time),
    },
    before: readDate(dayBefore, time) === null ? null : dayBefore,
    after: day === today ? null : dateOf(day + 1),
    answers: await showPosts(services, viewer, ids),
    isFirst: after === null,
    next: next && encodeCursor(next),
  };
}
