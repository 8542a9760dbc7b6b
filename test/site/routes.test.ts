import { expect, it } from 'vitest';
import { type Answer, builtRoutes, type Route, shownAnswer, spellings } from '../built-routes.ts';
import { UNLIMITED } from '../factories/rate-limits.ts';
import { ADMIN, SECRET_NAME, VISITORS } from '../factories/visitors.ts';
import { createTestApp } from '../test-app.ts';

type Row = {
  /** The address that is asked; without it the route's own, with `none` for a parameter. */
  path?: string;
  guest: Answer;
  member: Answer;
  /** As members where it is left out. */
  admin?: Answer;
  /** Only a reader of whom the row says 200 may be shown this. */
  secret?: RegExp;
};

const NOT_HERE = { guest: 404, member: 404 } as const;
const NOT_TO_READ = { guest: 405, member: 405 } as const;
const ONLY_TOKENS = { guest: 401, member: 401 } as const;
const OPEN = { guest: 200, member: 200 } as const;
const own = (path: string) =>
  ({ guest: `/login?next=${path}`, member: 200, secret: new RegExp(SECRET_NAME) }) as const;
const admins = (secret: RegExp) => ({ guest: '/', member: '/', admin: 200, secret }) as const;

/**
 * docs/product.md §2: who may open what, for a GET. A route without a row is not there for a made-up parameter, or takes
 * something and shows nothing; any other fails the first test.
 */
const EXPECTED: Record<string, Row> = {
  '/': { guest: 200, member: '/home' },
  '/terms': OPEN,
  '/privacy': OPEN,
  '/manifest.webmanifest': OPEN,
  '/instance/logo.png': NOT_HERE,
  '/robots.txt': OPEN,
  '/sitemap.xml': OPEN,
  '/login': OPEN,
  '/signup': OPEN,
  '/home': { ...own('/home'), secret: /Where you left off/ },
  '/generator': OPEN,
  '/reply-generator': OPEN,
  '/preview': { guest: '/', member: '/' },
  '/studio': { guest: '/', member: '/' },
  '/translate': OPEN,
  '/translate/card': { guest: 401, member: 401 },
  '/translate/card.png': { guest: 401, member: 401 },
  '/account': own('/account'),
  '/account/export': own('/account'),
  '/account/tokens': own('/account/tokens'),
  '/developers': OPEN,
  '/bookmarklet': OPEN,
  '/notices': own('/notices'),
  '/admin': admins(/Platform Overview/),
  '/admin/users': admins(/Search users/),
  '/admin/users/:id': { guest: '/', member: '/', admin: 404 },
  '/admin/system': admins(/This server/),
  '/admin/instance': admins(/Posts to begin with/),
  '/admin/sign-up': admins(/Who may sign up/),
  '/admin/reach': admins(/Who may read/),
  '/admin/log': admins(/Exemplary leadership/),
  '/admin/export': admins(/Total Users/),
  '/api/admin/days': { guest: '/', member: '/', admin: 422 },
  '/admin/moderation': admins(/Waiting for a look/),
  '/report': OPEN,
  '/community/removals': OPEN,
  '/owner-link': OPEN,
  '/recovery': OPEN,
  '/auth/demo': { path: '/auth/demo?state=x', guest: 400, member: 400 },
  '/auth/:provider/start': {
    path: '/auth/demo/start',
    guest: '/auth/demo',
    member: '/auth/demo',
  },
  '/auth/:provider/callback': { path: '/auth/demo/callback', guest: 400, member: 400 },
  '/api/viewer': OPEN,
  '/api/situations': OPEN,
  '/community': OPEN,
  '/community.xml': OPEN,
  '/community.atom': OPEN,
  '/best.xml': OPEN,
  '/best.atom': OPEN,
  '/best.png': NOT_HERE,
  '/oembed': NOT_HERE,
  '/prompt': OPEN,
  '/hall-of-fame': OPEN,
  '/game': OPEN,
  '/game/picture.png': OPEN,
  '/card-fonts/:file': { path: '/card-fonts/hebrew.css', ...OPEN },
  '/api/community': OPEN,
  '/api/posts': { guest: 401, member: 200 },
  '/api/posts/:id': NOT_HERE,
  '/api/posts/:id/game': { guest: 401, member: 403, admin: 200 },
  '/api/replies/:id': NOT_HERE,
  '/requests': own('/requests'),
  '/requests/:id': { guest: '/login?next=/requests/none', member: 404 },
  '/admin/feature-requests': admins(/No feature requests yet/),
  '/api/requests': { guest: 401, member: 200 },
  '/resources': { ...own('/resources'), secret: /Viral Resource Library/ },
  '/api/resources': { guest: 401, member: 200 },
  '/api/resources/:id/download': { guest: 401, member: 404 },
  '/api/resources/:id/caption': { guest: 401, member: 404 },
  '/api/v1/openapi.json': OPEN,
  '/api/v1/account': ONLY_TOKENS,
  '/api/v1/styles': OPEN,
  '/api/v1/posts': ONLY_TOKENS,
  '/api/v1/posts/:id': ONLY_TOKENS,
  '/api/v1/replies': NOT_TO_READ,
  '/api/v1/translations': NOT_TO_READ,
  '/api/v1/report-cards': NOT_TO_READ,
  '/api/v1/comment-sections': NOT_TO_READ,
  '/api/v1/community': OPEN,
  '/api/v1/prompt': OPEN,
  '/api/v1/hall-of-fame': OPEN,
};

/** Undefined where a row is missing. */
function rowOf({ pattern, reads }: Route): Row | undefined {
  if (EXPECTED[pattern] || !reads) return EXPECTED[pattern] ?? NOT_TO_READ;
  return /[:*]/.test(pattern) ? NOT_HERE : undefined;
}

const pathOf = ({ pattern }: Route) =>
  EXPECTED[pattern]?.path ?? pattern.replaceAll(/:\w+|\*/g, 'none');

function expectedFor(who: string, path: string, row: Row): Answer {
  // Spelled in another way it is an address like others, whose cookie says who is disabled.
  if (path.startsWith('/api/v1/')) return row.guest;
  if (who === 'a disabled member') {
    return decodeURI(path) === '/auth/sign-out' ? row.member : 403;
  }
  if (who === 'a member') return row.member;
  if (who === 'an admin') return row.admin ?? row.member;
  return row.guest;
}

it('has a row for every route and a route for every row', async () => {
  const all = await builtRoutes();
  expect(all.filter((route) => rowOf(route) === undefined)).toEqual([]);
  const patterns = new Set(all.map(({ pattern }) => pattern));
  expect(Object.keys(EXPECTED).filter((pattern) => !patterns.has(pattern))).toEqual([]);
});

it('shows the way out on every page that needs a sign-in', async () => {
  const app = await createTestApp({ env: { ADMIN_EMAILS: ADMIN } });
  const { cookie } = await VISITORS['an admin'](app);
  const pages = (await builtRoutes()).filter(({ isPage }) => isPage);
  const closed = pages.filter(({ pattern }) => typeof EXPECTED[pattern]?.guest === 'string');
  expect(closed.length).toBeGreaterThan(12);
  for (const route of closed) {
    const path = pathOf(route);
    const { body } = await app.raw(path, { headers: { cookie } });
    const isOfPost = ['/preview', '/studio'].includes(path);
    expect([path, body.includes('>Sign Out<')]).toEqual([path, !isOfPost]);
  }
});

/** Who asks at other spellings and by HEAD, too: the router reads both before it knows who asks. */
const SPELLERS: readonly string[] = process.env['TEST_ALL']
  ? ['nobody known', 'a member']
  : ['nobody known'];

it.each(Object.keys(VISITORS))(
  'answers %s as the table says, however it is asked',
  async (who) => {
    const app = await createTestApp({
      env: { ADMIN_EMAILS: ADMIN },
      overrides: UNLIMITED,
    });
    const { cookie } = await VISITORS[who as keyof typeof VISITORS](app);
    const host = new URL(app.origin).host;
    const ask = (path: string, method = 'GET') => {
      return app.raw(path, { method, headers: cookie ? { host, cookie } : { host } });
    };

    for (const route of await builtRoutes()) {
      const { id } = route;
      const row = rowOf(route)!;
      const path = pathOf(route);
      const expected = expectedFor(who, path, row);
      const mayNotSee = (body: string) => expected !== 200 && (row.secret?.test(body) ?? false);

      const compare = async (spelling: string, method?: string) => {
        const { status, headers, body } = await ask(spelling, method);
        const got = shownAnswer(status, headers['location']);
        const wanted = expectedFor(who, spelling, row);
        expect([who, method, spelling, got]).toEqual([who, method, spelling, wanted]);
        expect([spelling, mayNotSee(body)]).toEqual([spelling, false]);
      };
      await compare(path);
      if (!SPELLERS.includes(who)) continue;
      await compare(path, 'HEAD');
      for (const spelling of spellings(path)) await compare(spelling);
      // Below: no page of its own, so the answer may differ, but never opens what the page does not.
      const data = path === '/' ? '/_.data' : `${path}.data`;
      const only = `${data}?_routes=${encodeURIComponent(id)}`;
      for (const odd of [
        data,
        only,
        `/${path}`,
        `${path}//`,
        `//${host}${path}`,
        `/.${path}`,
        `${path}/_.data`,
      ]) {
        const { status, body } = await ask(odd);
        expect([who, odd, status < 500]).toEqual([who, odd, true]);
        expect([who, odd, mayNotSee(body)]).toEqual([who, odd, false]);
      }
      if (typeof expected === 'string' && !id.includes('route')) {
        const { status, body } = await ask(data);
        // The way back leads to the page, not to its data.
        expect([data, status, body.includes('.data')]).toEqual([data, 202, false]);
      }
      if (row.secret && expected === 200) {
        expect([path, row.secret.test((await ask(path)).body)]).toEqual([path, true]);
      }
    }
  },
  120_000,
);
