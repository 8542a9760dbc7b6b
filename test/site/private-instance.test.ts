import { expect, it } from 'vitest';
import { safeNext } from '../../app/platform/http/safe-next.ts';
import { createRouteFinder } from '../../app/server/routes/route-finder.server.ts';
import { rowOf } from '../authorization/shown-rows.ts';
import { builtRoutes, builtSite, shownAnswer, spellings } from '../built-routes.ts';
import { say } from '../factories/discuss.ts';
import { UNLIMITED } from '../factories/rate-limits.ts';
import { accessAdmin } from '../factories/save-access.ts';
import { shareNew } from '../factories/share-as-member.ts';
import { ADMIN, signedIn, VISITORS } from '../factories/visitors.ts';
import { write } from '../factories/write-as-member.ts';
import { createTestApp, type TestApp } from '../test-app.ts';

const CANARY = 'Canarywharf';
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
  expect((await (await accessAdmin(app)).save({ readers: 'members' })).status).toBe(200);
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
    for (const route of await builtRoutes()) {
      const { pattern, id, handle } = route;
      const isShut = handle.readers !== 'everyone';
      const isApi = pattern.startsWith('/api/');
      for (const path of addressesOf(pattern, ids)) {
        const page = await ask(path);
        expect([path, page.body.includes(CANARY)]).toEqual([path, false]);
        const got = shownAnswer(page.status, page.headers['location']);
        const next = safeNext(path).toLowerCase();
        const shut = isApi ? 401 : `/login?next=${next}`;
        const wanted = isShut ? shut : rowOf(route).guest;
        expect([path, got]).toEqual([path, wanted]);
        // The router reads an address before it knows who asks.
        if (who !== 'nobody known') continue;
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

it('lets no cache keep what members of a private instance read', async () => {
  const { app, postId, generationId, memberId, cookie, token } = await canaryInstance();
  const host = new URL(app.origin).host;
  const ask = (path: string, more = {}) => app.raw(path, { headers: { host, cookie, ...more } });
  const isPublic = async (path: string) =>
    String((await ask(path)).headers['cache-control']).includes('public');
  const pictures = ['/best.png', `/post/${postId}/picture.png?size=link`];
  for (const path of [...pictures, '/community.xml', '/sitemap.xml'])
    expect([path, await isPublic(path)]).toEqual([path, true]);
  await setPrivate(app);
  const addressed = (pattern: string) => addressesOf(pattern, [postId, generationId, memberId]);
  const routes = (await builtRoutes()).filter(({ handle }) => handle.readers !== 'everyone');
  const url = encodeURIComponent(`${app.services.publicOrigin}/post/${postId}`);
  const paths = routes.flatMap(({ pattern }) => addressed(pattern));
  for (const path of [...paths, ...pictures, `/oembed?url=${url}`]) {
    for (const spelling of [path, ...spellings(path.split('?')[0] ?? '')]) {
      for (const headers of [{}, { authorization: `Bearer ${token}` }, { cookie: '' }]) {
        const said = (await ask(spelling, headers)).headers['cache-control'];
        expect([spelling, said]).toEqual([spelling, 'private, no-store']);
      }
    }
  }
}, 120_000);

it('has its manifest fetched with cookies, as members alone may read it', async () => {
  const { app, cookie } = await canaryInstance();
  await setPrivate(app);
  const page = await (await fetch(`${app.origin}/home`, { headers: { cookie } })).text();
  const [link = ''] = /<link [^>]*rel="manifest"[^>]*>/.exec(page) ?? [];
  expect(link.toLowerCase()).toContain('crossorigin="use-credentials"');
  const manifest = (headers: Record<string, string>) =>
    fetch(`${app.origin}/manifest.webmanifest`, { headers, redirect: 'manual' });
  expect([(await manifest({})).status, (await manifest({ cookie })).status]).toEqual([401, 200]);
});

it('turns away forms and programs of a private instance, and lets members and tokens in', async () => {
  const { app, postId, cookie, token } = await canaryInstance();
  await setPrivate(app);
  const guest = app.browser();
  const form = { body: 'intent=card&context=x', headers: { accept: 'text/html' } };
  for (const path of ['/', '/home', `/post/${postId}`, '/translate']) {
    const headers = { ...form.headers, 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await guest.fetch(path, { ...form, headers });
    expect([path, answer.status]).toEqual([path, 303]);
    expect(answer.headers.get('location')).toBe(`/login?next=${encodeURIComponent(path)}`);
  }
  const json = { style: 'gpt4-context', fields: { context: 'I won.' } };
  for (const path of ['/api/live-cards', '/api/generations', '/api/events', '/reports']) {
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
  const findRoute = createRouteFinder(await builtSite());
  const isOpen = (path: string) => {
    const found = findRoute(app.origin + path);
    return found && found.handle.readers === 'everyone';
  };
  for (const path of ['/login', '/signup', '/terms']) {
    const page = await (await app.browser().fetch(path)).text();
    const isSaid = page.includes('Broetry is private: sign in to read it.');
    expect([path, isSaid]).toEqual([path, path !== '/terms']);
    const links = page.matchAll(/<a [^>]*href="(\/[^"#?]*)/g).map(([, to = '']) => to);
    // The front page leads to the way in.
    const shut = links.filter((link) => link !== '/' && !isOpen(link));
    expect([path, [...shut]]).toEqual([path, []]);
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
  const { save } = await accessAdmin(app);
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
