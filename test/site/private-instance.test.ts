import { expect, it } from 'vitest';
import { safeNext } from '../../app/platform/http/safe-next.ts';
import { builtRoutes, shownAnswer, spellings } from '../built-routes.ts';
import { say } from '../factories/discuss.ts';
import { UNLIMITED } from '../factories/rate-limits.ts';
import { reachAdmin } from '../factories/save-reach.ts';
import { shareNew } from '../factories/share-as-member.ts';
import { ADMIN, signedIn, VISITORS } from '../factories/visitors.ts';
import { write } from '../factories/write-as-member.ts';
import { createTestApp, type TestApp } from '../test-app.ts';

const CANARY = 'Canarywharf';
/** Of a list of routes, those that guests of a private instance may open, and how each answers them. */
const OPEN: Readonly<Record<string, number | string>> = {
  '/terms': 200,
  '/privacy': 200,
  '/login': 200,
  '/signup': 200,
  '/recovery': 200,
  '/owner-link': 200,
  '/auth/demo': 400,
  '/auth/:provider/start': '/auth/demo',
  '/auth/:provider/callback': 400,
  '/auth/sign-out': 405,
  '/instance/logo.png': 404,
  '/slash-command': 405,
  '/api/passkeys': 405,
  '/api/viewer': 200,
};

/** What the frame offers them: `/` leads to the way in. */
const OPEN_LINKS = new Set([
  '/',
  '/login',
  '/signup',
  '/recovery',
  '/auth/demo/start',
  '/terms',
  '/privacy',
]);

/** An instance with a canary in each thing that guests may read. */
async function canaryInstance() {
  const app = await createTestApp({ env: { ADMIN_EMAILS: ADMIN }, overrides: UNLIMITED });
  const { viewer, cookie, token } = await signedIn(app, { name: `${CANARY} Author` });
  const postId = await shareNew(app.services, viewer, `${CANARY} resigned today.`);
  const { generationId } = await write(app.services, viewer, `${CANARY} drafted.`);
  await say(app.services, viewer, { postId, text: `${CANARY} agrees.` });
  return { app, postId, generationId, memberId: viewer.id, cookie, token };
}

async function setPrivate(app: TestApp): Promise<void> {
  expect((await (await reachAdmin(app)).save({ readers: 'members' })).status).toBe(200);
}

function addressesOf(pattern: string, ids: readonly string[]): string[] {
  const path = pattern
    .replace('/*', '/nowhere')
    .replace(':provider', 'demo')
    .replace(':file', 'hebrew.css');
  const name = /:\w+/.exec(path)?.[0];
  return name === undefined ? [path] : ids.map((id) => path.replace(name, id));
}

it.each(['nobody known', 'a guest', 'somebody with an invented session'] as const)(
  'leaks nothing of a private instance to %s, whatever is asked',
  async (who) => {
    const { app, postId, generationId, memberId } = await canaryInstance();
    const { cookie } = await VISITORS[who](app);
    const host = new URL(app.origin).host;
    const ask = (path: string, method = 'GET', accept = 'text/html') =>
      app.raw(path, { method, headers: { host, accept, ...(cookie && { cookie }) } });
    // Public before, and warm in the page cache.
    for (const path of ['/community', `/post/${postId}`, '/api/community', '/community.xml']) {
      expect([path, (await ask(path)).body.includes(CANARY)]).toEqual([path, true]);
    }
    await setPrivate(app);

    const ids = [postId, generationId, memberId];
    for (const { pattern, id } of await builtRoutes()) {
      const isApi = pattern.startsWith('/api/');
      for (const path of addressesOf(pattern, ids)) {
        const page = await ask(path);
        expect([path, page.body.includes(CANARY)]).toEqual([path, false]);
        const got = shownAnswer(page.status, page.headers['location']);
        const next = safeNext(path).toLowerCase();
        const wanted = OPEN[pattern] ?? (isApi ? 401 : `/login?next=${next}`);
        expect([path, got]).toEqual([path, wanted]);
        // The router reads an address before it knows who asks.
        if (who !== 'nobody known') continue;
        const isShut = OPEN[pattern] === undefined;
        for (const [odd, method, accept] of [
          [path, 'GET', '*/*'],
          [path, 'HEAD', '*/*'],
          [path, 'GET', 'image/png'],
          [`${path}?size=link`, 'GET', '*/*'],
          ...spellings(path).map((one) => [one, 'GET', '*/*']),
          [`${path === '/' ? '/_' : path}.data`, 'GET', '*/*'],
          [`${path === '/' ? '/_' : path}.data?_routes=${encodeURIComponent(id)}`, 'GET', '*/*'],
          [`/login.data?_routes=${encodeURIComponent(id)}`, 'GET', '*/*'],
          [`/${path}`, 'GET', '*/*'],
          [`//${host}${path}`, 'GET', '*/*'],
          [`${path}/_.data`, 'GET', '*/*'],
        ] as [string, string, string][]) {
          const { status, body } = await ask(odd, method, accept);
          expect([odd, body.includes(CANARY)]).toEqual([odd, false]);
          const isOpenLogin = odd.startsWith('/login.data');
          if (isShut && !isOpenLogin) {
            expect([odd, [204, 302, 401, 404].includes(status)]).toEqual([odd, true]);
          }
        }
      }
    }
  },
  240_000,
);

it('turns away forms and programs of a private instance, and lets members and tokens in', async () => {
  const { app, postId, cookie, token } = await canaryInstance();
  await setPrivate(app);
  const guest = app.browser();
  const form = { body: 'intent=card&context=x', headers: { accept: 'text/html' } };
  for (const path of ['/', '/home', `/post/${postId}`, '/translate', '/report']) {
    const headers = { ...form.headers, 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await guest.fetch(path, { ...form, headers });
    expect([path, answer.status]).toEqual([path, 303]);
    expect(answer.headers.get('location')).toBe(`/login?next=${encodeURIComponent(path)}`);
  }
  const json = { style: 'gpt4-context', fields: { context: 'I won.' } };
  for (const path of ['/api/live-cards', '/api/generations', '/api/events', '/api/reports']) {
    const answer = await guest.fetch(path, { json });
    expect([path, answer.status]).toEqual([path, 401]);
    expect(await answer.json()).toMatchObject({ code: 'sign-in-first' });
  }
  for (const [authorization, status, code] of [
    [undefined, 401, 'token-needed'],
    ['Bearer broetry_none', 401, 'token-unknown'],
    [`Bearer ${token}`, 200, undefined],
  ] as const) {
    const headers: Record<string, string> = authorization === undefined ? {} : { authorization };
    const answer = await fetch(`${app.origin}/api/v1/community`, { headers });
    expect(answer.status).toBe(status);
    expect(((await answer.json()) as { code?: string }).code).toBe(code);
  }
  const page = await fetch(`${app.origin}/post/${postId}`, { headers: { cookie } });
  expect([page.status, (await page.text()).includes(CANARY)]).toEqual([200, true]);
  expect((await fetch(`${app.origin}/livez`)).status).toBe(200);
});

it('says that it is private, and offers guests nothing that leads back to the way in', async () => {
  const { app } = await canaryInstance();
  await setPrivate(app);
  for (const path of ['/login', '/signup', '/terms']) {
    const page = await (await app.browser().fetch(path)).text();
    const isSaid = page.includes('Broetry is private: sign in to read it.');
    expect([path, isSaid]).toEqual([path, path !== '/terms']);
    const links = page.matchAll(/<a [^>]*href="(\/[^"#?]*)/g).map(([, to]) => to);
    expect(new Set(links).difference(OPEN_LINKS)).toEqual(new Set());
  }
});

it('sends a client navigation of a guest to the sign-in page and back', async () => {
  const { app, postId } = await canaryInstance();
  await setPrivate(app);
  const answer = await fetch(`${app.origin}/post/${postId}.data`);
  expect(answer.headers.get('x-remix-redirect')).toBe(
    `/login?next=${encodeURIComponent(`/post/${postId}`)}`,
  );
  expect(answer.headers.get('x-remix-reload-document')).toBe('true');
});

it('closes and opens at the form of an admin, with a line in the log for each switch', async () => {
  const { app } = await canaryInstance();
  const { save } = await reachAdmin(app);
  const guest = () => app.raw('/community', { headers: { accept: 'text/html' } });
  expect((await guest()).status).toBe(200);
  expect((await save({ readers: 'members' })).status).toBe(200);
  expect((await guest()).status).toBe(302);
  expect((await save({})).status).toBe(200);
  expect((await guest()).status).toBe(200);
  const log = app.db.selectFrom('audit_log').select(['target_id', 'reason']);
  expect(await log.where('target_kind', '=', 'setting').orderBy('id').execute()).toEqual([
    { target_id: 'isPrivate', reason: 'true' },
    { target_id: 'isPrivate', reason: 'false' },
  ]);
});
