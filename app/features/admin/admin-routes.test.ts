import { expect, it } from 'vitest';
import { PLOTS } from '../../../comedy/plots/index.ts';
import { memberBrowser } from '../../../test/factories/signed-in.ts';
import type { Services } from '../../platform/services.ts';
import { createTestApp } from '../../../test/test-app.ts';

const ADMIN = 'boss@corp.example';

async function openOffice(overrides: Partial<Services> = {}) {
  const app = await createTestApp({ env: { ADMIN_EMAILS: ADMIN }, overrides });
  const { browser: boss } = await memberBrowser(app, { email: ADMIN });
  return { ...app, boss };
}

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

it('draws the numbers on the server, also where no script takes the waiting words away', async () => {
  const { boss } = await openOffice();
  const page = await (await boss.fetch('/admin')).text();
  const shown = page.replaceAll(/<script\b[^]*?<\/script>/g, '');
  expect(shown).toContain('Platform Overview');
  expect(shown).not.toContain('Loading admin statistics...');
  expect(shown).not.toMatch(/<div hidden=""/);
});

const FORM = 'application/x-www-form-urlencoded';

it('ranks plots that were told often enough, and switches learning off and on', async () => {
  const { boss, db } = await openOffice();
  const counts = { copies: 0, downloads: 0, reactions: 0, updated_at: 0 };
  await db
    .insertInto('plot_counts')
    .values(
      PLOTS.slice(0, 50).map(({ id }, index) => ({
        plot: id,
        shown: 20,
        shares: index,
        ...counts,
      })),
    )
    .execute();
  await db
    .insertInto('plot_counts')
    .values([
      { plot: PLOTS[50]!.id, shown: 19, shares: 900, ...counts },
      { plot: 'left the library', shown: 20, shares: 900, ...counts },
    ])
    .execute();
  const shown = async () => (await (await boss.fetch('/admin')).text()).split('What travels')[1]!;
  const page = await shown();
  const ranked = [...page.matchAll(/<th scope="row"[^>]*>([^<]+)</g)].map(([, id]) => id);
  const ids = PLOTS.slice(0, 50).map(({ id }) => id);
  expect(ranked).toEqual([...ids.slice(30).toReversed(), ...ids.slice(0, 20)]);
  expect(page).toContain('Learning is on');
  const turn = (learning: string) =>
    boss.fetch('/admin?index', {
      method: 'POST',
      body: `learning=${learning}`,
      headers: { 'content-type': FORM, accept: 'text/html' },
    });
  const answer = await turn('off');
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/admin']);
  expect(await shown()).toContain('Learning is off');
  expect(await (await boss.fetch('/admin/log')).text()).toContain(
    'changed the learning of what travels',
  );
  expect((await turn('maybe')).status).toBe(422);
  expect(await shown()).toContain('Learning is off');
  await turn('on');
  expect(await shown()).toContain('Learning is on');
}, 20_000);
