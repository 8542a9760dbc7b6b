import { expect, it } from 'vitest';
import { createTestApp } from '../../../test/test-app.ts';
import { metricsOf, parseVisit, percentile75, routeOf, formatVital } from './vitals.server.ts';

const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Chrome/153.0 Safari/537.36' };

it('reduces a path to its page', () => {
  expect(
    ['/', '/post/secret', '/admin/users/abc', '/nowhere/x', '/__proto__'].map(routeOf),
  ).toEqual(['/', '/post', '/admin', 'other', 'other']);
});

it('puts values into buckets and reads percentiles from them', () => {
  expect(metricsOf({ path: '/home', lcp: 1000, inp: 1001, cls: 0 })).toEqual([
    'view:/home',
    'vital:lcp:/home:1',
    'vital:inp:/home:7',
    'vital:cls:/home:0',
  ]);
  expect(percentile75('lcp', [2, 1, 1])).toBe(1000);
  expect(percentile75('lcp', [0, 0])).toBeNull();
  expect(formatVital('lcp', percentile75('lcp', [0, 0, 0, 0, 0, 0, 0, 0, 3]))).toBe('> 6.0 s');
  expect([formatVital('inp', 200), formatVital('cls', 50), formatVital('cls', null)]).toEqual([
    '≤ 200 ms',
    '≤ 0.050',
    '—',
  ]);
});

it.each([
  null,
  [],
  { path: 'home' },
  { path: '/', lcp: -1 },
  { path: '/', lcp: '5' },
  { path: '/', lcp: 1e9 },
  { path: '/', more: 1 },
  { path: `/${'x'.repeat(600)}` },
])('rejects %j', (body) => expect(parseVisit(body)).toBeNull());

it('counts visits of browsers, not of robots or invalid bodies', async () => {
  const { browser, db } = await createTestApp();
  const guest = browser();
  const json = { path: '/community', lcp: 700 };
  expect((await guest.fetch('/api/vitals', { json, headers })).status).toBe(204);
  const robot = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' };
  expect((await guest.fetch('/api/vitals', { json, headers: robot })).status).toBe(204);
  expect((await guest.fetch('/api/vitals', { json: { path: 1 }, headers })).status).toBe(422);
  const counted = db.selectFrom('rollups').select(['metric', 'total']);
  const rows = await counted.where('metric', 'not like', '%/6h').execute();
  expect(rows).toEqual([
    { metric: 'view:/community', total: 1 },
    { metric: 'vital:lcp:/community:1', total: 1 },
  ]);
  // The report sets no guest cookie.
  expect([...guest.cookies.keys()]).toEqual([]);
});
