import { isDeepStrictEqual } from 'node:util';
import { beforeAll, expect, it } from 'vitest';
import { type BuiltAnswer, builtRoutes, shownAnswer, spellings } from '../built-routes.ts';
import { declaredRow, EXCEPTIONS, pathOf, type Row, rowOf } from '../authorization/shown-rows.ts';
import { UNLIMITED } from '../factories/rate-limits.ts';
import { ADMIN, SECRET_NAME, VISITORS } from '../factories/visitors.ts';
import { createTestApp, startTestApp } from '../test-app.ts';

function expectedFor(who: string, path: string, row: Row): BuiltAnswer {
  // Spelled in another way it is an address like others, whose cookie says who is disabled.
  if (path.startsWith('/api/v1/')) return row.guest;
  if (who === 'a disabled member') {
    return decodeURI(path) === '/auth/sign-out' ? row.member : 403;
  }
  if (who === 'a member') return row.member;
  if (who === 'an admin') return row.admin ?? row.member;
  return row.guest;
}

it('has exceptions for routes that there are, and that differ from their declaration', async () => {
  const all = await builtRoutes();
  const needed = all.filter((route) => {
    const exception = EXCEPTIONS[route.pattern];
    return exception && !isDeepStrictEqual(exception, declaredRow(route));
  });
  expect(needed.map(({ pattern }) => pattern).toSorted()).toEqual(
    Object.keys(EXCEPTIONS).toSorted(),
  );
});

/** What only those are shown whom a route lets in: the title of its page, and the name of the member. */
const secrets = new Map([['/admin/export', /Total Users/]]);
beforeAll(async () => {
  const app = await startTestApp({ env: { ADMIN_EMAILS: ADMIN }, overrides: UNLIMITED });
  const { cookie } = await VISITORS['an admin'](app);
  for (const route of await builtRoutes()) {
    const { pattern, isPage, handle } = route;
    const { member, admin = member } = rowOf(route);
    if (!isPage || admin !== 200 || !['members', 'admins'].includes(handle.readers)) continue;
    const { body } = await app.raw(pattern, { headers: { cookie } });
    const [title = ''] = /<title>[^<]+<\/title>/.exec(body) ?? [];
    if (!title.includes(' · ')) throw new Error(`${pattern} has no title of its own: ${title}`);
    secrets.set(pattern, new RegExp(`${RegExp.escape(title)}|${SECRET_NAME}`));
  }
  await app.remove();
}, 60_000);

it('shows the way out on every page that needs a sign-in', async () => {
  const app = await createTestApp({ env: { ADMIN_EMAILS: ADMIN } });
  const { cookie } = await VISITORS['an admin'](app);
  const pages = (await builtRoutes()).filter(({ isPage }) => isPage);
  const closed = pages.filter((route) => typeof rowOf(route).guest === 'string');
  expect(closed.length).toBeGreaterThan(12);
  for (const route of closed) {
    const path = pathOf(route);
    const { body } = await app.raw(path, { headers: { cookie } });
    const isOfPost = path === '/preview';
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
      const row = rowOf(route);
      const path = pathOf(route);
      const expected = expectedFor(who, path, row);
      const secret = secrets.get(route.pattern);
      const mayNotSee = (body: string) => expected !== 200 && (secret?.test(body) ?? false);

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
      if (secret && expected === 200) {
        expect([path, secret.test((await ask(path)).body)]).toEqual([path, true]);
      }
    }
  },
  120_000,
);
