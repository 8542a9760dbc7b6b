import type { Kysely } from 'kysely';
import type { Database, GuestEventRow } from '../app/platform/db/tables.ts';
import { DAY_MS } from '../app/platform/time/time-units.ts';

const WEEK = 7 * DAY_MS;
const STEPS = {
  tryNowClicks: 'try_now_click',
  generatorVisits: 'generator_visit',
  postsGenerated: 'post_generated',
  signupPromptsShown: 'signup_prompt_shown',
  signupsCompleted: 'signup_completed',
} as const;
type Step = keyof typeof STEPS;

/** Computes the overview's numbers from every row, as a simple reference for the real implementation. */
export async function slowNumbers(db: Kysely<Database>, now: number, zone: string) {
  const { users, posts, shared, resources, events } = await readRows(db);
  const isRecent = (at: number) => at >= now - WEEK && at <= now;
  const isEarlier = (at: number) => at >= now - 2 * WEEK && at < now - WEEK;
  const today = localDay(now, zone);
  const yesterday = new Date(Date.parse(today) - DAY_MS).toISOString().slice(0, 10);
  const written = posts.map(({ finished_at }) => finished_at ?? 0);
  const joined = users.map(({ created_at }) => created_at);
  const of = (keep: (at: number) => boolean) => (step: Step) =>
    events.filter((event) => isStep(event, step) && keep(event.timestamp)).length;
  const steps = eachStep(of(isRecent));
  const rate = (part: number, whole: number) =>
    whole === 0 ? 0 : Number(((part * 100) / whole).toFixed(1));
  return {
    totalUsers: users.length,
    totalPosts: posts.length,
    communityPosts: shared.length,
    totalResources: resources.length,
    activeUsers: users.filter(({ last_login }) => isRecent(last_login)).length,
    averagePostsPerUser: users.length === 0 ? 0 : Number((posts.length / users.length).toFixed(1)),
    postsToday: written.filter((at) => localDay(at, zone) === today).length,
    postsThisWeek: written.filter(isRecent).length,
    newUsersThisWeek: joined.filter(isRecent).length,
    guestAnalytics: {
      liveCards: 0,
      sessions: new Set(
        events.filter(({ timestamp }) => isRecent(timestamp)).map(({ session_id }) => session_id),
      ).size,
      ...steps,
      conversionRates: {
        tryNowToGenerator: rate(steps.generatorVisits, steps.tryNowClicks),
        generatorToPost: rate(steps.postsGenerated, steps.generatorVisits),
        postToSignupPrompt: rate(steps.signupPromptsShown, steps.postsGenerated),
        signupPromptToSignup: rate(steps.signupsCompleted, steps.signupPromptsShown),
        overallConversion: rate(steps.signupsCompleted, steps.tryNowClicks),
      },
      inOrder: inOrder(events, isRecent),
    },
    before: {
      ...eachStep(of(isEarlier)),
      newUsers: joined.filter(isEarlier).length,
      posts: written.filter(isEarlier).length,
      postsYesterday: written.filter((at) => localDay(at, zone) === yesterday).length,
    },
  };
}

/** Returns the guests' numbers of one day. */
export function slowDay(events: readonly GuestEventRow[], day: string, zone: string) {
  const ofDay = events.filter(({ timestamp }) => localDay(timestamp, zone) === day);
  const of = (step: Step) => ofDay.filter((event) => isStep(event, step)).length;
  return {
    day,
    tryNowClicks: of('tryNowClicks'),
    generatorVisits: of('generatorVisits'),
    postsGenerated: of('postsGenerated'),
    signupsCompleted: of('signupsCompleted'),
  };
}

async function readRows(db: Kysely<Database>) {
  const generations = await db.selectFrom('generations').selectAll().execute();
  const posts = await db.selectFrom('posts').selectAll().execute();
  return {
    users: await db.selectFrom('users').selectAll().execute(),
    posts: generations.filter(
      ({ state, kind, writer }) => state === 'succeeded' && kind === 'post' && writer !== 'member',
    ),
    resources: await db
      .selectFrom('resources')
      .selectAll()
      .where('hidden_at', 'is', null)
      .execute(),
    shared: posts.filter(({ type, hidden_at }) => type === 'community' && hidden_at === null),
    events: await db.selectFrom('guest_events').selectAll().orderBy('timestamp').execute(),
  };
}

function isStep(event: GuestEventRow, step: Step): boolean {
  if (event.event !== STEPS[step]) return false;
  const metadata = JSON.parse(event.metadata ?? '{}') as { isNewUser?: boolean };
  return step !== 'signupsCompleted' || metadata.isNewUser === true;
}

function eachStep(count: (step: Step) => number) {
  return {
    tryNowClicks: count('tryNowClicks'),
    generatorVisits: count('generatorVisits'),
    postsGenerated: count('postsGenerated'),
    signupPromptsShown: count('signupPromptsShown'),
    signupsCompleted: count('signupsCompleted'),
  };
}

// Per guest: the steps in order, starting with the guest's first event of the first step.
function inOrder(events: readonly GuestEventRow[], isRecent: (at: number) => boolean) {
  const steps = Object.keys(STEPS) as Step[];
  const reached = new Map<Step, number>();
  for (const guest of new Set(events.map(({ session_id }) => session_id))) {
    let rest = events.filter(({ session_id }) => session_id === guest);
    for (const [place, step] of steps.entries()) {
      const index = rest.findIndex((event) => isStep(event, step));
      if (index < 0) break;
      if (place === 0 && !isRecent(rest[index]?.timestamp ?? 0)) break;
      reached.set(step, (reached.get(step) ?? 0) + 1);
      rest = rest.slice(index + 1);
    }
  }
  return eachStep((step) => reached.get(step) ?? 0);
}

// Uses the runtime's calendar, independent of the app's own day boundaries.
function localDay(at: number, zone: string): string {
  return new Date(at).toLocaleDateString('sv-SE', { timeZone: zone });
}
