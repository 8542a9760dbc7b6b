import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { recordEvent } from '../app/domain/stats/events.server.ts';
import { addNotification } from '../app/domain/notifications/notifications.server.ts';
import { builtRoutes } from '../test/built-routes.ts';
import { askAsMember } from '../test/factories/ask-as-member.ts';
import { insertLibrary } from '../test/factories/fill-library.ts';
import { shareNew } from '../test/factories/share-as-member.ts';
import { newMember, write } from '../test/factories/write-as-member.ts';
import { inspectPage } from './inspect-page.ts';
import { WIDE, dress, openApp, writePostInPage } from './open-app.ts';
import { openAs } from './sign-in-as.ts';

type Reader = 'guest' | 'member' | 'admin';

type Places = Partial<Record<Reader, readonly string[]>>;

/** The states that a page has beside its own address; `POST`, `REQUEST`, `MEMBER` and `WRITTEN` stand for what the test has made. */
const STATES: Readonly<Record<string, Places>> = {
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
const SAMPLES: Readonly<Record<string, Places>> = {
  '/auth/demo': { guest: ['/auth/demo/start?mode=redirect'] },
  '/studio': { member: ['/studio?generation=WRITTEN'] },
  '/translate/card': { guest: ['/translate/card?t=none'] },
  '/post/:id': { guest: ['/post/POST', '/post/none'], member: ['/post/POST'] },
  '/post/:id/remixes': { guest: ['/post/POST/remixes'] },
  '/replay/:token': { guest: ['/replay/none'] },
  '/*': { guest: ['/nowhere'] },
  '/requests/:id': { member: ['/requests/REQUEST', '/requests/none'] },
  '/admin/users/:id': { admin: ['/admin/users/MEMBER', '/admin/users/none'] },
  '/admin/hide': { admin: ['/admin/hide?post=POST', '/admin/hide?post=none'] },
};

const READERS = { everyone: 'guest', guests: 'guest', members: 'member', admins: 'admin' } as const;

/** Where the pages are that `reader` is shown: by its declaration each is for one. */
async function placesFor(reader: Reader): Promise<string[]> {
  const pages = (await builtRoutes()).filter(({ isPage }) => isPage);
  const declared = new Map(pages.map(({ pattern, handle }) => [pattern, READERS[handle.readers]]));
  return [...declared].flatMap(([pattern, least]) => {
    const own = SAMPLES[pattern] ?? { [least]: [pattern] };
    return [...(own[reader] ?? []), ...(STATES[pattern]?.[reader] ?? [])];
  });
}

it('has a sample of every page whose address has a parameter, and no row of a page that is gone', async () => {
  const pages = (await builtRoutes()).filter(({ isPage }) => isPage);
  const patterns = new Set(pages.map(({ pattern }) => pattern));
  const rows = new Set(Object.keys({ ...SAMPLES, ...STATES }));
  expect(rows.difference(patterns)).toEqual(new Set());
  expect([...patterns].filter((pattern) => /[:*]/.test(pattern) && !SAMPLES[pattern])).toEqual([]);
});

const ADMIN = 'boss@corp.example';

/** A window of this reader on a site where there is one of everything. */
async function openWorld(reader: Reader) {
  const app = await openApp({
    env: { ADMIN_EMAILS: ADMIN, OPERATOR_CONTACT: 'care@corp.example' },
  });
  // Pages that are not there and a card that nobody signed are looked at, too, and the pictures have no files.
  app.expectComplaints(/status of (?:404|401)/);
  const writer = await newMember(app.services);
  const made = {
    POST: await shareNew(app.services, writer, 'I made a sandwich.\nIt made me.\nAgree?\nNo?'),
    REQUEST: await askAsMember(app.services, writer, 'A fax export'),
    MEMBER: writer.id,
  };
  const visit = { event: 'try_now_click', metadata: { source: 'hero' } } as const;
  await recordEvent(app.services, 'guest-1', visit, { userAgent: '', referrer: undefined });
  const body = new URLSearchParams({ reason: 'depicted', words: 'Not me.' });
  await app.browser().fetch(`/reports?post=${made.POST}`, { body });
  if (reader === 'guest') {
    return { app, made: { ...made, WRITTEN: '' }, page: await app.person(WIDE), member: null };
  }
  const email = reader === 'admin' ? ADMIN : 'ada@id.example';
  const { page, member } = await openAs(app, { email }, WIDE);
  const { generationId } = await write(app.services, member, 'A post of mine.\nIn two lines.');
  await shareNew(app.services, member, 'Another one.\nFor everybody.');
  await addNotification(app.services, {
    userId: member.id,
    kind: 'comments',
    text: 'x',
    link: '/home',
  });
  await insertLibrary(app.db, { userId: member.id, count: 3, now: app.services.now() });
  return { app, made: { ...made, WRITTEN: generationId }, page, member };
}

async function look(page: Page, where: string): Promise<void> {
  expect([where, await inspectPage(page)]).toEqual([where, []]);
}

it.each(['guest', 'member', 'admin'] as const)(
  'finds nothing on any page that a %s sees',
  async (reader) => {
    const { app, made, page } = await openWorld(reader);
    const found: [string, string[]][] = [];
    // All pages share the colours of the dark theme; `npm run test:all` looks at them on every page.
    const isDarkSeen = reader === 'guest' || process.env['TEST_ALL'] !== undefined;
    for (const path of await placesFor(reader)) {
      await page.goto(app.origin + path.replace(/[A-Z]{4,}/, (name) => made[name as 'POST']));
      // Some pages send on once they have woken up.
      await page.locator('h1').first().waitFor({ state: 'attached' });
      found.push([path, await inspectPage(page, isDarkSeen)]);
    }
    expect(found.filter(([, findings]) => findings.length > 0)).toEqual([]);
  },
  300_000,
);

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();

it("finds nothing on a guest's way to a post, and in the dialogs on it", async () => {
  const { app, page } = await openWorld('guest');
  await writePostInPage(page, app.origin);
  await page.getByRole('article').waitFor();
  await look(page, 'the result');
  await button(page, 'Copy').click();
  await page.getByRole('dialog', { name: 'Sign up' }).waitFor();
  await look(page, 'the sign-up prompt');
});

it('finds nothing on the result screen of a member, and in its dialogs', async () => {
  const { app, page } = await openWorld('member');
  await writePostInPage(page, app.origin);
  await button(page, 'Crank it up').click();
  await page.getByText('Version 2 of 2').waitFor();
  await button(page, 'Download').click();
  await page.getByRole('img', { name: 'Your post, as it will be saved' }).waitFor();
  await look(page, 'the download preview');
  await page.keyboard.press('Escape');
  await button(page, 'Edit Profile').click();
  await page.getByRole('dialog', { name: 'Edit Profile' }).waitFor();
  await look(page, 'the profile of the post');
  await page.keyboard.press('Escape');
  await button(page, 'Dress it').click();
  await page.getByRole('dialog', { name: 'Dress it' }).waitFor();
  await look(page, 'the sheet to dress a card');
  await page.keyboard.press('Escape');
  await dress(page, 'Edit text');
  await page.getByRole('textbox', { name: 'Edit text' }).fill('');
  await button(page, 'Save').click();
  await page.getByText('A post needs at least one word.').waitFor();
  await look(page, 'the text while it is edited');
});

it('finds nothing among replies', async () => {
  const { app, page } = await openWorld('member');
  for (const post of ['We are hiring.', 'We are no longer hiring.']) {
    await page.goto(`${app.origin}/reply-generator`);
    await page.getByLabel('Original Post').fill(post);
    await button(page, 'Generate Replies').click();
    await page.waitForURL(/round=/);
  }
  await page.getByRole('heading', { name: 'Earlier rounds' }).waitFor();
  await look(page, 'the replies');
  await button(page, /^Delete the round/).click();
  await page.getByRole('dialog').waitFor();
  await look(page, 'the question before a round goes');
});

it('finds nothing in the menus and dialogs of a post', async () => {
  const { app, made, page } = await openWorld('member');
  await page.goto(`${app.origin}/post/${made.POST}`);
  await page.getByRole('textbox', { name: /^Comment as/ }).fill('This.');
  await button(page, 'Post comment').click();
  await button(page, /^Menu of the comment/).waitFor();
  await button(page, 'Like').press('ArrowDown');
  await page.getByRole('toolbar', { name: 'Reactions' }).waitFor();
  await look(page, 'the reactions');
  await page.keyboard.press('Escape');
  await button(page, 'Share').click();
  await page.getByRole('dialog', { name: 'Share this post' }).waitFor();
  await look(page, 'the share dialog');
  await page.keyboard.press('Escape');
  for (const [item, dialog] of [
    ['Report …', 'Report this post'],
    ['Block this member …', /^Block/],
  ] as const) {
    await button(page, /^Menu of the post/).click();
    await page.getByRole('menuitem', { name: item }).waitFor();
    if (item === 'Report …') await look(page, 'the menu of a post');
    await page.getByRole('menuitem', { name: item }).click();
    await page.getByRole('dialog', { name: dialog }).waitFor();
    await look(page, item);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
});

it('finds nothing in the library, nor in what opens over it', async () => {
  const { app, page } = await openWorld('member');
  await page.goto(`${app.origin}/resources`);
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
  await button(page, 'Caption it').waitFor();
  await look(page, 'a picture');
  await button(page, 'Caption it').click();
  await page.getByLabel('Top text').waitFor();
  await look(page, 'the caption');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await button(page, 'Upload').click();
  await page.getByRole('dialog', { name: 'Upload a picture' }).waitFor();
  await look(page, 'the upload');
});

it('finds nothing in the dialogs that every page has', async () => {
  const { app, page } = await openWorld('admin');
  await page.goto(`${app.origin}/admin/feature-requests`);
  await button(page, 'Reject').click();
  await button(page, 'Add a reason').click();
  await page.getByRole('dialog').waitFor();
  await look(page, 'the reason for a rejection');
  await page.keyboard.press('Escape');
  await button(page, 'Feature Request').click();
  await page.getByRole('dialog', { name: 'Feature Request' }).waitFor();
  await look(page, 'the feature request');
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 800 });
  await button(page, 'Profile menu').click();
  await look(page, 'the profile menu');
  await page.goto(`${app.origin}/home`);
  await button(page, 'Profile menu').click();
  await look(page, 'the profile menu of the sidebar');
  await page.goto(`${app.origin}/home`);
  await button(page, 'Profile menu').click();
  await button(page, 'Sign Out').click();
  await button(page, 'Never Mind').waitFor();
  await look(page, 'the first step out');
  for (let step = 1; step < 4; step += 1) await button(page, 'I Still Want to Leave').click();
  await button(page, 'Yes, Log Me Out').waitFor();
  await look(page, 'the last step out');
});

it('finds nothing on pages that stand by themselves', async () => {
  const { app, page } = await openWorld('member');
  app.expectComplaints(/status of (403|404|405|413)/);
  await page.goto(`${app.origin}/assets/nothing-here.html`);
  await page.getByRole('heading', { name: 'This page has left' }).waitFor();
  await look(page, 'a refusal');
  await app.db.updateTable('users').set({ disabled_at: 1 }).execute();
  await page.goto(`${app.origin}/home`);
  await page.getByRole('heading', { name: 'You have been let go.' }).waitFor();
  await look(page, 'an account that is off');
});
