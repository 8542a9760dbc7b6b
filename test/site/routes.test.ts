import { expect, it } from 'vitest';
import { type Answer, builtRoutes, shownAnswer, spellings } from '../built-routes.ts';
import { UNLIMITED } from '../factories/rate-limits.ts';
import { ADMIN, SECRET_NAME, VISITORS } from '../factories/visitors.ts';
import { createTestApp } from '../test-app.ts';

type Row = {
  /** Where no cookie counts, everybody is a guest. */
  cookieless?: true;
  /** The address that is asked; the pattern of the route with `none` for its parameters where it is left out. */
  path?: string;
  guest: Answer;
  member: Answer;
  /** As members where it is left out. */
  admin?: Answer;
  /** Only a reader of whom the row says 200 may be shown this. */
  secret?: RegExp;
};

const NOT_HERE = { guest: 404, member: 404 } as const;
const ONLY_POST = { guest: 405, member: 405 } as const;
const API_NOT_HERE = { ...NOT_HERE, cookieless: true } as const;
const ONLY_TOKENS = { guest: 401, member: 401, cookieless: true } as const;
const OPEN = { guest: 200, member: 200 } as const;
const own = (path: string) =>
  ({ guest: `/login?next=${path}`, member: 200, secret: new RegExp(SECRET_NAME) }) as const;

/** docs/product.md §2: who may open what, for a GET. A route without a row here fails the first test. */
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
  '/preview': OPEN,
  '/studio': { guest: '/', member: '/' },
  '/translate': OPEN,
  '/translate/card': { guest: 401, member: 401 },
  '/translate/card.png': { guest: 401, member: 401 },
  '/api/translations': ONLY_POST,
  '/api/model-translations': ONLY_POST,
  '/api/live-cards': ONLY_POST,
  '/api/report-cards': ONLY_POST,
  '/api/comment-sections': ONLY_POST,
  '/account': own('/account'),
  '/account/export': own('/account'),
  '/account/tokens': own('/account/tokens'),
  '/developers': OPEN,
  '/bookmarklet': OPEN,
  '/account/access': { guest: '/login?next=/account/access', member: '/account' },
  '/notices': own('/notices'),
  '/admin': { guest: '/', member: '/', admin: 200, secret: /Platform Overview/ },
  '/admin/users': { guest: '/', member: '/', admin: 200, secret: /Search users/ },
  '/admin/users/:id': { guest: '/', member: '/', admin: 404 },
  '/admin/system': { guest: '/', member: '/', admin: 200, secret: /This server/ },
  '/admin/instance': { guest: '/', member: '/', admin: 200, secret: /Posts to begin with/ },
  '/admin/sign-up': { guest: '/', member: '/', admin: 200, secret: /Who may sign up/ },
  '/admin/reach': { guest: '/', member: '/', admin: 200, secret: /Who may read/ },
  '/admin/log': { guest: '/', member: '/', admin: 200, secret: /Exemplary leadership/ },
  '/admin/export': { guest: '/', member: '/', admin: 200, secret: /Total Users/ },
  '/api/admin/days': { guest: '/', member: '/', admin: 422 },
  '/admin/moderation': { guest: '/', member: '/', admin: 200, secret: /Waiting for a look/ },
  '/report': OPEN,
  '/community/removals': OPEN,
  '/api/reports': OPEN,
  '/api/removals/:id': ONLY_POST,
  '/api/blocks': ONLY_POST,
  '/api/blocks/:id': ONLY_POST,
  '/owner-link': OPEN,
  '/recovery': OPEN,
  '/api/passkeys': ONLY_POST,
  '/auth/demo': { path: '/auth/demo?state=x', guest: 400, member: 400 },
  '/auth/:provider/start': {
    path: '/auth/demo/start',
    guest: '/auth/demo',
    member: '/auth/demo',
  },
  '/auth/:provider/callback': { path: '/auth/demo/callback', guest: 400, member: 400 },
  '/auth/sign-out': ONLY_POST,
  '/avatars/:id': { path: '/avatars/nobody', ...NOT_HERE },
  '/api/viewer': OPEN,
  '/api/situations': OPEN,
  '/api/generations': ONLY_POST,
  '/community': OPEN,
  '/community.xml': OPEN,
  '/community.atom': OPEN,
  '/best.xml': OPEN,
  '/best.atom': OPEN,
  '/best.png': NOT_HERE,
  '/oembed': NOT_HERE,
  '/slash-command': ONLY_POST,
  '/prompt': OPEN,
  '/replay/:token': NOT_HERE,
  '/replay/:token/picture.png': NOT_HERE,
  '/hall-of-fame': OPEN,
  '/game': OPEN,
  '/game/picture.png': OPEN,
  '/post/:id': NOT_HERE,
  '/post/:id/remixes': NOT_HERE,
  '/post/:id/picture.png': NOT_HERE,
  '/post/:id/attached.jpg': NOT_HERE,
  '/post/:id/avatar': NOT_HERE,
  '/card-fonts/:file': { path: '/card-fonts/hebrew.css', ...OPEN },
  '/api/community': OPEN,
  '/api/posts': { guest: 401, member: 200 },
  '/api/posts/:id': NOT_HERE,
  '/api/posts/:id/share': ONLY_POST,
  '/api/posts/:id/game': { guest: 401, member: 403, admin: 200 },
  '/api/posts/:id/highlight': ONLY_POST,
  '/api/posts/:id/reaction': ONLY_POST,
  '/api/posts/:id/comments': NOT_HERE,
  '/api/comments/:id': NOT_HERE,
  '/comments/:id/avatar': NOT_HERE,
  '/api/generations/:id/share': NOT_HERE,
  '/api/generations/:id/replay': NOT_HERE,
  '/api/generations/:id/versions': NOT_HERE,
  '/api/generations/:id/shown': ONLY_POST,
  '/api/generations/:id/profile': NOT_HERE,
  '/api/generations/:id/attachment': NOT_HERE,
  '/api/generations/:id/picture': NOT_HERE,
  '/requests': own('/requests'),
  '/requests/:id': { guest: '/login?next=/requests/none', member: 404 },
  '/admin/feature-requests': {
    guest: '/',
    member: '/',
    admin: 200,
    secret: /No feature requests yet/,
  },
  '/api/requests': { guest: 401, member: 200 },
  '/api/requests/:id': ONLY_POST,
  '/api/requests/:id/vote': ONLY_POST,
  '/api/requests/:id/comments': ONLY_POST,
  '/api/requests/:id/removal': ONLY_POST,
  '/api/requests/:id/decision': ONLY_POST,
  '/resources': { ...own('/resources'), secret: /Viral Resource Library/ },
  '/api/resources': { guest: 401, member: 200 },
  '/api/resources/:id': { guest: 401, member: 404 },
  '/api/resources/:id/favourite': ONLY_POST,
  '/api/resources/:id/download': { guest: 401, member: 404 },
  '/api/resources/:id/caption': { guest: 401, member: 404 },
  '/media/:key': NOT_HERE,
  '/api/replies': ONLY_POST,
  '/api/replies/:id': NOT_HERE,
  '/api/v1/openapi.json': { ...OPEN, cookieless: true },
  '/api/v1/account': ONLY_TOKENS,
  '/api/v1/styles': { ...OPEN, cookieless: true },
  '/api/v1/posts': ONLY_TOKENS,
  '/api/v1/posts/:id': ONLY_TOKENS,
  '/api/v1/replies': { guest: 405, member: 405, cookieless: true },
  '/api/v1/translations': { guest: 405, member: 405, cookieless: true },
  '/api/v1/report-cards': { guest: 405, member: 405, cookieless: true },
  '/api/v1/comment-sections': { guest: 405, member: 405, cookieless: true },
  '/api/v1/community': { ...OPEN, cookieless: true },
  '/api/v1/community/:id/remix': { path: '/api/v1/community/x/remix', ...API_NOT_HERE },
  '/api/v1/community/:id/remixes': { path: '/api/v1/community/x/remixes', ...API_NOT_HERE },
  '/api/v1/prompt': { ...OPEN, cookieless: true },
  '/api/v1/hall-of-fame': { ...OPEN, cookieless: true },
  '/api/v1/*': { path: '/api/v1/nowhere', ...API_NOT_HERE },
  '/api/events': ONLY_POST,
  '/api/acts': ONLY_POST,
  '/api/vitals': ONLY_POST,
  '/*': { path: '/nowhere/at/all', ...NOT_HERE },
};

const pathOf = (pattern: string, { path }: Row) => path ?? pattern.replaceAll(/:\w+/g, 'none');

function expectedFor(who: string, path: string, row: Row): Answer {
  // Spelled in another way it is an address like others, whose cookie says who is disabled.
  if (row.cookieless && path.startsWith('/api/v1/')) return row.guest;
  if (who === 'a disabled member') {
    return decodeURI(path) === '/auth/sign-out' ? row.member : 403;
  }
  if (who === 'a member') return row.member;
  if (who === 'an admin') return row.admin ?? row.member;
  return row.guest;
}

it('has a row for every route and a route for every row', async () => {
  const patterns = new Set((await builtRoutes()).map(({ pattern }) => pattern));
  expect([...patterns].toSorted()).toEqual(Object.keys(EXPECTED).toSorted());
});

it('shows the way out on every page that needs a sign-in', async () => {
  const app = await createTestApp({ env: { ADMIN_EMAILS: ADMIN } });
  const { cookie } = await VISITORS['an admin'](app);
  const pages = (await builtRoutes()).filter(({ isPage }) => isPage);
  const closed = pages.filter(({ pattern }) => typeof EXPECTED[pattern]?.guest === 'string');
  expect(closed.length).toBeGreaterThan(12);
  for (const { pattern } of closed) {
    const path = pathOf(pattern, EXPECTED[pattern]!);
    const { body } = await app.raw(path, { headers: { cookie } });
    expect([path, body.includes('>Sign Out<')]).toEqual([path, pattern !== '/studio']);
  }
});

/** Who asks at other spellings, too: the router reads an address before it knows who asks. */
const SPELLERS: readonly string[] = ['nobody known', 'a member'];

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

    for (const { pattern, id } of await builtRoutes()) {
      const row = EXPECTED[pattern]!;
      const path = pathOf(pattern, row);
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
      await compare(path, 'HEAD');
      if (!SPELLERS.includes(who)) continue;
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

it('answers odd spellings of an address without an error of its own', async () => {
  const { raw, origin } = await createTestApp();
  const host = origin.replace('http://', '');
  for (const path of [
    '/generator/',
    '/GENERATOR',
    '//generator',
    '/%67enerator',
    '/generator%00',
    '/%',
    '/preview/',
  ]) {
    const { status } = await raw(path, { headers: { host } });
    expect([path, status < 500]).toEqual([path, true]);
  }
});
