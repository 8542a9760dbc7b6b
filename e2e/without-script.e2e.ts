import { expect, it } from 'vitest';
import { decideRequest } from '../app/domain/feature-requests/request-decisions.server.ts';
import { askAsMember, newAdmin } from '../test/factories/ask-as-member.ts';
import { newMember } from '../test/factories/write-as-member.ts';
import { oneOfEach } from '../test/factories/one-of-each.ts';
import { deadControls } from './dead-controls.ts';
import { fillCommunity } from './fill-community.ts';
import { button, hasFocus, openApp, PHONE, WIDE } from './open-app.ts';
import { addressOf, openWorld, placesFor } from './sample-pages.ts';
import { openAs } from './sign-in-as.ts';

const PLAIN = { ...WIDE, javaScriptEnabled: false };

it('leads to the form of a new request, and keeps what is typed', async () => {
  const app = await openApp();
  const { page } = await openAs(app, {}, PLAIN);
  await page.goto(`${app.origin}/requests?sort=newest`);
  const idea = page.getByLabel('Your idea');
  await idea.fill('A fax export');
  for (const name of ['New request', 'Feature Request']) {
    for (const link of await page.getByRole('link', { name, exact: true }).all()) {
      await link.click();
      expect([name, await idea.inputValue()]).toEqual([name, 'A fax export']);
    }
  }
  expect(await button(page, 'New request').count()).toBe(0);
  await page.goto(`${app.origin}/home`);
  await page.getByRole('link', { name: 'Feature Request', exact: true }).click();
  await idea.fill('A fax export');
  await button(page, 'Submit request').click();
  await page.getByText('A fax export').waitFor();
});

/** Further states with other controls, where a member, and somebody else, has one of each kind. */
const OTHERS = ['/post/TALKED', '/requests/DISCUSSED', '/requests/WISH', '/resources?open=SEEN'];
const OWN = [
  '/post/MINE',
  '/requests/ASKED',
  '/preview?generation=WRITTEN',
  '/resources?open=OWNED',
];
const ADMINS = ['/admin/users/MEMBER?delete', '/admin/feature-requests?status=rejected'];
const MORE = {
  guest: ['/post/TALKED'],
  member: [...OTHERS, ...OWN],
  admin: [...OTHERS, ...ADMINS],
} as const;

async function fillWorld({ app: { services }, member }: Awaited<ReturnType<typeof openWorld>>) {
  const other = await newMember(services);
  const requestId = await askAsMember(services, other, 'Less fax');
  const status = 'rejected';
  await decideRequest(services, await newAdmin(services), { requestId, status, reason: '' });
  const theirs = await oneOfEach(services, other);
  const [mine, , owned, asked] = member ? (await oneOfEach(services, member)).targets : [];
  return {
    TALKED: theirs.otherPost,
    DISCUSSED: theirs.otherRequest,
    WISH: theirs.targets[3].id,
    SEEN: theirs.targets[2].id,
    MINE: mine?.id ?? '',
    OWNED: owned?.id ?? '',
    ASKED: asked?.id ?? '',
  };
}

it.each(['guest', 'member', 'admin'] as const)(
  'has no control for a %s that does nothing',
  async (reader) => {
    const world = await openWorld(reader, PLAIN);
    const { app, page } = world;
    const made = { ...world.made, ...(await fillWorld(world)) };
    const found: [string, string[]][] = [];
    for (const path of [...(await placesFor(reader)), ...MORE[reader]]) {
      await page.goto(app.origin + addressOf(path, made));
      const profile = page.getByRole('button', { name: 'Profile menu' });
      if ((await profile.count()) > 0) await profile.first().click();
      found.push([path, await page.evaluate(deadControls)]);
    }
    expect(found.filter(([, dead]) => dead.length > 0)).toEqual([]);
  },
  300_000,
);

it('decides about feature requests, and asks before one goes', async () => {
  const app = await openApp({ env: { ADMIN_EMAILS: 'boss@corp.example' } });
  const { page: author, member } = await openAs(app, {}, PLAIN);
  const ids: string[] = [];
  for (const text of ['Less fax', 'More fax', 'A quieter horn']) {
    ids.push(await askAsMember(app.services, member, text));
  }
  const { page: admin } = await openAs(app, { email: 'boss@corp.example' }, PLAIN);
  await admin.goto(`${app.origin}/admin/feature-requests`);
  const row = (text: string) => admin.getByRole('listitem').filter({ hasText: text });
  await row('Less fax').getByRole('button', { name: 'Reject' }).click();
  await admin.getByText('Feature request rejected').waitFor();
  await row('Less fax').locator('summary').click();
  await row('Less fax').getByRole('textbox', { name: 'Reason' }).fill('The fax is sacred.');
  await row('Less fax').getByRole('button', { name: 'Add a reason' }).click();
  await admin.getByText('Reason added').waitFor();
  await row('The fax is sacred.').waitFor();
  expect(await row('Less fax').locator('summary').count()).toBe(0);
  const remove = admin.getByRole('button', { name: 'Delete for good' });
  await row('More fax').locator('summary').click();
  await remove.filter({ visible: true }).click();
  await admin.getByText('Feature request deleted').waitFor();
  expect(new URL(admin.url()).pathname).toBe('/requests');
  await author.goto(`${app.origin}/requests/${ids[2]}`);
  expect(await button(author, 'Withdraw it').isVisible()).toBe(false);
  await author.locator('main summary').first().click();
  await button(author, 'Withdraw it').click();
  await author.getByText('Request withdrawn.').waitFor();
  await admin.goto(`${app.origin}/requests/${ids[0]}`);
  await admin.locator('main summary').first().click();
  await remove.click();
  await admin.getByText('Feature request deleted').waitFor();
  expect(await app.db.selectFrom('feature_requests').select('id').execute()).toEqual([]);
});

it('leads from the card to the form of a comment', async () => {
  const app = await openApp();
  const { ids } = await fillCommunity(app, 1);
  const { page } = await openAs(app, {}, PLAIN);
  await page.goto(`${app.origin}/post/${ids[0]}`);
  const comment = page.getByRole('article').getByRole('link', { name: 'Comment', exact: true });
  await comment.click();
  expect(new URL(page.url()).hash).toBe('#comments');
  const field = page.getByRole('textbox', { name: /^Comment as/ });
  const text = 'x'.repeat(601);
  await field.fill(text);
  await button(page, 'Post comment').click();
  await page.getByRole('alert').waitFor();
  expect(await page.getByText('The comment is too long').count()).toBe(1);
  // The page opens there.
  expect(await hasFocus(field)).toBe(true);
  expect(await field.inputValue()).toBe(text);
  const top = await field.evaluate((node) => node.getBoundingClientRect().top);
  expect(top).toBeGreaterThan(0);
  expect(top).toBeLessThan(WIDE.viewport.height);
});

it('reports a comment and a picture, and blocks a member', async () => {
  const app = await openApp();
  // The pictures have no files.
  app.expectComplaints(/status of 404/);
  const { services } = app;
  const spammer = await newMember(services);
  const { otherPost, targets } = await oneOfEach(services, spammer);
  const [post, comment, picture] = targets;
  const { page } = await openAs(app, {}, PLAIN);
  const places = [
    [`/post/${otherPost}`, page.locator(`#comment-${comment.id}`), 'comment'],
    [`/resources?open=${picture.id}`, page.getByRole('article'), 'picture'],
  ] as const;
  for (const [path, place, thing] of places) {
    await page.goto(app.origin + path);
    await place.getByRole('link', { name: 'Report' }).click();
    await page.getByRole('heading', { name: `Report a ${thing}` }).waitFor();
    await page.getByLabel('Spam').check();
    await button(page, 'Send report').click();
    await page.getByRole('heading', { name: 'Received' }).waitFor();
  }
  const reported = await app.db.selectFrom('moderation_cases').select('target_kind').execute();
  expect(reported.map((one) => one.target_kind).toSorted()).toEqual(['comment', 'resource']);
  await page.goto(`${app.origin}/community`);
  const card = page.getByRole('article').filter({ has: page.locator(`[href="/post/${post.id}"]`) });
  await page.setViewportSize(PHONE.viewport);
  const byline = await card.locator('.byline').boundingBox();
  expect(byline?.width).toBeGreaterThan(200);
  await card.getByRole('link', { name: 'Block' }).click();
  await page.getByRole('heading', { name: /^Block .+\?$/ }).waitFor();
  await page.getByRole('link', { name: 'Never mind' }).click();
  await page.getByRole('article').getByRole('link', { name: 'Block' }).click();
  await button(page, 'Block').click();
  await page.getByText('Blocked. You will not see them here').waitFor();
  expect(new URL(page.url()).pathname).toBe('/community');
  expect(await card.count()).toBe(0);
});

it('closes an opened picture, and asks before a picture or a comment goes', async () => {
  const app = await openApp();
  // The pictures have no files.
  app.expectComplaints(/status of 404/);
  const { page, member } = await openAs(app, {}, PLAIN);
  const { otherPost, otherRequest, targets } = await oneOfEach(app.services, member);
  const [, comment, picture, , answer] = targets;
  await page.goto(`${app.origin}/resources?only=own&open=${picture.id}`);
  await page.getByRole('article').getByRole('link', { name: 'Close' }).click();
  await page.waitForURL('**/resources?only=own');
  expect(await page.getByRole('article').count()).toBe(0);
  for (const [path, place, said] of [
    [`/resources?open=${picture.id}`, page.getByRole('article'), 'Picture deleted.'],
    [`/post/${otherPost}`, page.locator(`#comment-${comment.id}`), 'Comment deleted.'],
    [`/requests/${otherRequest}`, page.locator(`#comment-${answer.id}`), 'Comment deleted.'],
  ] as const) {
    await page.goto(app.origin + path);
    const remove = place.getByRole('button', { name: 'Delete for good' });
    expect([path, await remove.isVisible()]).toEqual([path, false]);
    await place.locator('summary').click();
    await remove.click();
    await page.getByText(said).waitFor();
    await page.goto(app.origin + path);
    expect([path, await place.count()]).toEqual([path, 0]);
  }
});
