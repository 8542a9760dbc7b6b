import type { BrowserContextOptions } from 'playwright-core';
import { recordEvent } from '../app/domain/stats/events.server.ts';
import { addNotification } from '../app/domain/notifications/notifications.server.ts';
import { builtRoutes } from '../test/built-routes.ts';
import { askAsMember } from '../test/factories/ask-as-member.ts';
import { insertLibrary } from '../test/factories/fill-library.ts';
import { shareNew } from '../test/factories/share-as-member.ts';
import { newMember, write } from '../test/factories/write-as-member.ts';
import { WIDE, openApp } from './open-app.ts';
import { openAs } from './sign-in-as.ts';

export type Reader = 'guest' | 'member' | 'admin';

type Places = Partial<Record<Reader, readonly string[]>>;

/** The states that a page has beside its own address; `POST`, `RIDDLE`, `REQUEST`, `MEMBER` and `WRITTEN` stand for what the test has made. */
export const STATES: Readonly<Record<string, Places>> = {
  '/login': { member: ['/login'] },
  '/owner-link': { guest: ['/owner-link?token=x'] },
  '/generator': { guest: ['/generator?style=gpt4-context', '/generator?style=limerick'] },
  '/community': { member: ['/community?q=nothing-says-this'] },
  '/report': { guest: ['/report?post=POST'] },
  '/prompt': { member: ['/prompt?day=2001-01-01'] },
  '/game': { guest: ['/game?picks=0', '/game?picks=01230&next=1'] },
  '/hall-of-fame': { member: ['/hall-of-fame'] },
  '/account': { member: ['/account?tab=community'] },
  '/resources': { member: ['/resources?q=nothing-says-this'] },
  '/admin/moderation': { admin: ['/admin/moderation?state=closed'] },
};

/** Pages that show nothing at their own address, or have a parameter. */
export const SAMPLES: Readonly<Record<string, Places>> = {
  '/auth/demo': { guest: ['/auth/demo/start?mode=redirect'] },
  '/translate/card': { guest: ['/translate/card?t=none'] },
  '/post/:id': { guest: ['/post/POST', '/post/none'], member: ['/post/POST'] },
  '/post/:id/riddle': {
    guest: ['/post/RIDDLE/riddle', '/post/RIDDLE/riddle?pick=0', '/post/none/riddle'],
  },
  '/post/:id/remixes': { guest: ['/post/POST/remixes'] },
  '/replay/:token': { guest: ['/replay/none'] },
  '/*': { guest: ['/nowhere'] },
  '/requests/:id': { member: ['/requests/REQUEST', '/requests/none'] },
  '/admin/users/:id': { admin: ['/admin/users/MEMBER', '/admin/users/none'] },
  '/admin/hide': { admin: ['/admin/hide?post=POST', '/admin/hide?post=none'] },
};

const READERS = { everyone: 'guest', guests: 'guest', members: 'member', admins: 'admin' } as const;

/** Where the pages are that `reader` is shown: by its declaration each is for one. */
export async function placesFor(reader: Reader): Promise<string[]> {
  const pages = (await builtRoutes()).filter(({ isPage }) => isPage);
  const declared = new Map(pages.map(({ pattern, handle }) => [pattern, READERS[handle.readers]]));
  return [...declared].flatMap(([pattern, least]) => {
    const own = SAMPLES[pattern] ?? { [least]: [pattern] };
    return [...(own[reader] ?? []), ...(STATES[pattern]?.[reader] ?? [])];
  });
}

const ADMIN = 'boss@corp.example';

/** What a member is told, in the words of the product. */
const NEWS = [
  ['reactions', '3 people called HR on “I made a sandwich”'],
  ['comments', 'Dana commented on “I made a sandwich”'],
] as const;

/** What stands for a piece in the addresses above. */
export function addressOf(path: string, made: Readonly<Record<string, string>>): string {
  return path.replace(/[A-Z]{4,}/, (name) => made[name] ?? name);
}

/** A window of this reader on a site where there is one of everything. */
export async function openWorld(reader: Reader, context: BrowserContextOptions = WIDE) {
  const app = await openApp({
    env: { ADMIN_EMAILS: ADMIN, OPERATOR_CONTACT: 'care@corp.example' },
  });
  // Pages that are not there and a card that nobody signed are looked at, too, and the pictures have no files.
  app.expectComplaints(/status of (?:404|401)/);
  const writer = await newMember(app.services);
  const made = {
    POST: await shareNew(app.services, writer, 'I made a sandwich.\nIt made me.\nAgree?\nNo?'),
    RIDDLE: await shareNew(app.services, writer, 'News.\nWe have named a meeting room after it.', {
      shown_premise: 'I dropped a burrito',
    }),
    REQUEST: await askAsMember(app.services, writer, 'A fax export'),
    MEMBER: writer.id,
  };
  const visit = { event: 'try_now_click', metadata: { source: 'hero' } } as const;
  await recordEvent(app.services, 'guest-1', visit, { userAgent: '', referrer: undefined });
  const body = new URLSearchParams({ reason: 'depicted', words: 'Not me.' });
  await app.browser().fetch(`/reports?post=${made.POST}`, { body });
  if (reader === 'guest') {
    return { app, made: { ...made, WRITTEN: '' }, page: await app.person(context), member: null };
  }
  const email = reader === 'admin' ? ADMIN : 'ada@id.example';
  const { page, member } = await openAs(app, { email }, context);
  const { generationId } = await write(app.services, member, 'A post of mine.\nIn two lines.');
  await shareNew(app.services, member, 'Another one.\nFor everybody.');
  for (const [kind, text] of NEWS) {
    await addNotification(app.services, { userId: member.id, kind, text, link: '/home' });
  }
  await insertLibrary(app.db, { userId: member.id, count: 3, now: app.services.now() });
  return { app, made: { ...made, WRITTEN: generationId }, page, member };
}
