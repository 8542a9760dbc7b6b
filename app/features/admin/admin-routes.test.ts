import { expect, it } from 'vitest';
import { memberBrowser } from '../../../test/factories/signed-in.ts';
import type { Services } from '../../platform/services.ts';
import { builtRoutes } from '../../../test/built-routes.ts';
import { createTestApp } from '../../../test/test-app.ts';
import { recordEvent } from '../../domain/stats/events.server.ts';
import { LOADING } from '../../domain/admin/overview-numbers.ts';

const ADMIN = 'boss@corp.example';

async function openOffice(overrides: Partial<Services> = {}) {
  const app = await createTestApp({ env: { ADMIN_EMAILS: ADMIN }, overrides });
  const { browser: boss } = await memberBrowser(app, { email: ADMIN });
  return { ...app, boss };
}

/** What one guest does. */
const addClick = (services: Services) =>
  recordEvent(
    services,
    'guest-1',
    { event: 'try_now_click', metadata: { source: 'hero' } },
    { userAgent: '', referrer: undefined },
  );

it('gives each page of the area one title and the name of the instance', async () => {
  const app = await openOffice();
  const routes = await builtRoutes();
  const pages = routes.filter(({ pattern, isPage }) => isPage && /^\/admin\b/.test(pattern));
  expect(pages.length).toBeGreaterThan(10);
  for (const { pattern } of pages) {
    const page = await (await app.boss.fetch(pattern)).text();
    const titles = page.match(/<h1\b/g)?.length;
    expect([pattern, titles, page.includes('Admin of Broetry')]).toEqual([pattern, 1, true]);
  }
});

it('answers junk in period, day and zone in words', async () => {
  const { boss } = await openOffice();
  for (const [query, field] of [
    ['', 'period'],
    ['period=year&day=2026-11-21&zone=UTC', 'period'],
    ['period=week&day=2026-02-30&zone=UTC', 'day'],
    ['period=week&day=9999999&zone=UTC', 'day'],
    ['period=month&day=2026-11-21&zone=Mars/Olympus', 'zone'],
    ['period=month&day=2026-11-21&zone=%00', 'zone'],
    [`period=week&day=2026-11-21&zone=${'x'.repeat(3000)}`, 'zone'],
    ['period=week&period=month&day=&zone=', 'day'],
  ]) {
    const answer = await boss.fetch(`/api/admin/days?${query}`);
    expect([query, answer.status]).toEqual([query, 422]);
    const title = `The parameter “${field}” is missing, or not what it should be.`;
    expect(await answer.json()).toMatchObject({ field, title });
  }
  const good = await boss.fetch('/api/admin/days?period=month&day=2000-01-31&zone=Asia/Kathmandu');
  expect(((await good.json()) as { days: unknown[] }).days).toHaveLength(31);
}, 20_000);

it('says in the browser’s tab which of its own is open', async () => {
  const { boss } = await openOffice();
  const paths = [
    '',
    '/users',
    '/users/nobody',
    '/feature-requests',
    '/moderation',
    '/instance',
    '/system',
    '/log',
  ];
  const titles = await Promise.all(
    paths.map(async (path) => {
      const page = await (await boss.fetch(`/admin${path}`)).text();
      return /<title>(.*?)<\/title>/.exec(page)?.[1];
    }),
  );
  expect(new Set(titles).size).toBe(paths.length);
  for (const title of titles) expect(title).toMatch(/^[A-Z].* · Admin · Broetry$/);
});

it('exports what a spreadsheet reads, by the reader’s calendar', async () => {
  // In Kathmandu it is the next day already.
  const now = () => Date.parse('2026-11-21T20:00:00Z');
  const { boss, db } = await openOffice({ now });
  const answer = await boss.fetch('/admin/export?zone=Asia/Kathmandu');
  expect(answer.headers.get('content-disposition')).toBe(
    'attachment; filename="broetry-overview-2026-11-22.csv"',
  );
  const lines = (await answer.text()).split('\r\n');
  expect(lines.slice(0, 3)).toEqual([
    '"Broetry overview, counted 2026-11-21T20:00:00.000Z, days in Asia/Kathmandu"',
    'Number,Now,The period before',
    'Total Users,1,',
  ]);
  expect(lines).toContain('Try Now → Generator (%),0.0,');
  expect(lines).toContain('Avg Posts/User,0.0,');
  expect(lines.at(-2)).toBe('2026-11-22,0,0,0,0');
  await db.schema.dropTable('rollups').execute();
  const failed = await boss.fetch('/admin/export?zone=UTC');
  expect([failed.status, failed.headers.get('content-disposition')]).toEqual([503, null]);
  expect(await failed.text()).toContain('The numbers could not be read just now.');
});

it('begins with the Platform Overview, then the checklist, which is open the first time only', async () => {
  const { boss, services } = await openOffice();
  await addClick(services);
  const page = await (await boss.fetch('/admin')).text();
  const places = [
    'Platform Overview',
    'First steps',
    'Guest User Analytics (This Week)',
    'Performance Metrics',
    'Sharing (This Week)',
  ].map((words) => page.indexOf(words));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  const isOpen = (html: string) => /<details open=""[^>]*><summary[^>]*><h2[^>]*>First/.test(html);
  expect(isOpen(page)).toBe(true);
  boss.cookies.set('broetry-steps-seen', '1');
  expect(isOpen(await (await boss.fetch('/admin')).text())).toBe(false);
});

it('begins a first evening with what is to be done, and folds numbers that are all zero', async () => {
  const { boss, services } = await openOffice();
  const read = async () => (await boss.fetch('/admin')).text();
  const page = await read();
  const places = ['Nothing has happened yet.', 'First steps', 'Show all numbers', 'Total Users'];
  const found = places.map((words) => page.indexOf(words));
  expect(found).not.toContain(-1);
  expect(found).toEqual(found.toSorted((one, other) => one - other));
  // The second funnel shows guests who pressed Try Now: without one it is a picture of nothing.
  expect(page).not.toContain('Guests, step by step');
  await addClick(services);
  const later = await read();
  expect(later).not.toContain('Nothing has happened yet.');
  expect(later).toContain('Guests, step by step');
});

it('draws the numbers on the server, also where no script takes the waiting words away', async () => {
  const { boss } = await openOffice();
  const page = await (await boss.fetch('/admin')).text();
  const shown = page.replaceAll(/<script\b[^]*?<\/script>/g, '');
  expect(shown).toContain('Platform Overview');
  expect(shown).not.toContain(LOADING);
  expect(shown).not.toMatch(/<div hidden=""/);
});
