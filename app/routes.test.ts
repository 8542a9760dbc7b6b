import { expect, it } from 'vitest';
import { addMember } from '../test/people/sign-in.ts';
import { createTestApp, type TestApp } from '../test/test-app.ts';

type BuiltRoute = { id: string; parentId?: string; path?: string; index?: boolean };

/** What a GET is answered: a status, or the path that it sends to. */
type Answer = number | string;
type Row = {
  /** The address that is asked; the route's own where that is one. */
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
const OPEN = { guest: 200, member: 200 } as const;
const SECRET_NAME = 'Canary Member';
const own = (path: string) =>
  ({ guest: `/login?next=${path}`, member: 200, secret: new RegExp(SECRET_NAME) }) as const;

/** docs/product.md §2: who may open what, for a GET. A route without a row here fails the first test. */
const EXPECTED: Record<string, Row> = {
  '/': { guest: 200, member: '/home' },
  '/login': OPEN,
  '/signup': OPEN,
  '/home': { ...own('/home'), secret: /Something unremarkable/ },
  '/generator': OPEN,
  '/preview': OPEN,
  '/account': own('/account'),
  '/account/export': own('/account'),
  '/account/access': { guest: '/login?next=/account/access', member: '/account' },
  '/notices': own('/notices'),
  '/admin': { guest: '/', member: '/', admin: 200, secret: /This server|offline, needs no key/ },
  '/owner-link': OPEN,
  '/auth/:provider/start': {
    path: '/auth/demo/start',
    guest: '/demo-idp/auth',
    member: '/demo-idp/auth',
  },
  '/auth/:provider/callback': { path: '/auth/demo/callback', guest: 400, member: 400 },
  '/auth/sign-out': ONLY_POST,
  '/avatars/:id': { path: '/avatars/nobody', ...NOT_HERE },
  '/demo-idp/interaction/:id': { path: '/demo-idp/interaction/x', guest: 400, member: 400 },
  '/demo-idp/*': { path: '/demo-idp/.well-known/openid-configuration', ...OPEN },
  '/api/viewer': OPEN,
  '/api/generations': ONLY_POST,
  '/api/generations/:id/picture': { path: '/api/generations/none/picture', ...NOT_HERE },
  '/api/events': ONLY_POST,
  '/*': { path: '/nowhere/at/all', ...NOT_HERE },
};

const ADMIN = 'boss@corp.example';

/** Everybody who could ask, by the cookie that comes with the question. */
const PEOPLE: Record<string, (app: TestApp) => Promise<string>> = {
  'nobody known': () => Promise.resolve(''),
  'a guest': async (app) => {
    const guest = app.browser();
    await guest.fetch('/api/events', { json: { event: 'generator_visit' } });
    return [...guest.cookies].map((pair) => pair.join('=')).join('; ');
  },
  'a member': async (app) => cookieOf(await addMember(app.services, { name: SECRET_NAME })),
  'an admin': async (app) =>
    cookieOf(await addMember(app.services, { name: SECRET_NAME, email: ADMIN })),
  'a disabled member': async (app) =>
    cookieOf(await addMember(app.services, { name: SECRET_NAME, disabled: true })),
  'a member of last month': async (app) => {
    const member = await addMember(app.services, { name: SECRET_NAME, email: ADMIN });
    const over = { expires_at: app.services.now() - 1 };
    await app.db.updateTable('sessions').set(over).where('id', '=', member.sessionId).execute();
    return cookieOf(member);
  },
  'somebody with an invented session': () =>
    Promise.resolve(`broetry-session=${'A'.repeat(43)}; broetry-guest=guest_1.x; a="\u00e9`),
};

function cookieOf({ cookie }: { cookie: { name: string; value: string } }): string {
  return `${cookie.name}=${cookie.value}`;
}

function expectedFor(who: string, path: string, row: Row): Answer {
  if (who === 'a disabled member') {
    return decodeURI(path) === '/auth/sign-out' ? row.member : 403;
  }
  if (who === 'a member') return row.member;
  if (who === 'an admin') return row.admin ?? row.member;
  return row.guest;
}

async function builtRoutes(): Promise<{ pattern: string; id: string }[]> {
  const built = '../build/server/index.js';
  const { routes } = (await import(built)) as { routes: Record<string, BuiltRoute> };
  const pathOf = (route: BuiltRoute): string => {
    const parent = route.parentId ? pathOf(routes[route.parentId]!) : '';
    return route.path ? `${parent}/${route.path}` : parent;
  };
  return Object.values(routes)
    .filter(({ id }) => id !== 'root')
    .map((route) => ({ pattern: pathOf(route) || '/', id: route.id }));
}

it('has a row for every route and a route for every row', async () => {
  const patterns = new Set((await builtRoutes()).map(({ pattern }) => pattern));
  expect([...patterns].toSorted()).toEqual(Object.keys(EXPECTED).toSorted());
});

/** The same page in other letters. */
function spellings(path: string): string[] {
  if (path === '/') return ['/?a=b'];
  const [, first = ''] = path;
  const encoded = `/%${first.charCodeAt(0).toString(16)}${path.slice(2)}`;
  return [`${path}/`, path.replace(/^\/[\w-]+/, (part) => part.toUpperCase()), encoded];
}

/** Where an answer leads, or its status: in the one form that the table has. */
function shown(status: number, location: unknown): Answer {
  if (typeof location !== 'string' || status < 300 || status > 399) return status;
  const { pathname, searchParams } = new URL(location, 'http://here.invalid');
  // Cases of letters and slashes at the end come back as they were asked.
  const wanted = searchParams.get('next');
  const next =
    wanted &&
    decodeURIComponent(wanted)
      .toLowerCase()
      .replace(/(.)\/$/, '$1');
  return next ? `${pathname}?next=${next}` : pathname;
}

it.each(Object.keys(PEOPLE))(
  'answers %s as the table says, however it is asked',
  async (who) => {
    const app = await createTestApp({
      env: { ADMIN_EMAILS: ADMIN },
      overrides: { signInLimit: { allow: () => Promise.resolve(true) } },
    });
    const cookie = await PEOPLE[who]!(app);
    const host = new URL(app.origin).host;
    const ask = (path: string, method = 'GET') =>
      app.raw(path, { method, headers: cookie ? { host, cookie } : { host } });

    for (const { pattern, id } of await builtRoutes()) {
      const row = EXPECTED[pattern]!;
      const path = row.path ?? pattern;
      const expected = expectedFor(who, path, row);
      const mayNotSee = (body: string) => expected !== 200 && (row.secret?.test(body) ?? false);

      for (const spelling of [path, ...spellings(path)]) {
        for (const method of ['GET', 'HEAD']) {
          const { status, headers, body } = await ask(spelling, method);
          const got = shown(status, headers['location']);
          const wanted = expectedFor(who, spelling, row);
          expect([who, method, spelling, got]).toEqual([who, method, spelling, wanted]);
          expect([spelling, mayNotSee(body)]).toEqual([spelling, false]);
        }
      }
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
