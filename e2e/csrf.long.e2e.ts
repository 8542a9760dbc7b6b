import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { expect, it, onTestFinished } from 'vitest';
import { shareNew } from '../test/factories/share-as-member.ts';
import { write } from '../test/factories/write-as-member.ts';
import { hydrated } from './hydrated.ts';
import { openApp } from './open-app.ts';
import { openAs } from './sign-in-as.ts';

/** A site of its own on this machine. Under 127.0.0.1 it is a sibling, to which browsers send cookies; under evil.localhost a stranger. */
async function startSite(name: '127.0.0.1' | 'evil.localhost', html: string): Promise<string> {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  return `http://${name}:${(server.address() as AddressInfo).port}`;
}

/** All that an attack could change. */
async function rowsOf({ db }: Awaited<ReturnType<typeof openApp>>): Promise<unknown> {
  const names = ['posts', 'generations', 'reactions', 'comments', 'reports', 'blocks'] as const;
  const all = names.map(async (name) => [name, await db.selectFrom(name).selectAll().execute()]);
  const users = await db.selectFrom('users').select(['id', 'display_name', 'bio']).execute();
  const sessions = await db.selectFrom('sessions').select('token_hash').execute();
  return [await Promise.all(all), users, sessions];
}

type Attack = { target: string; postId: string; ownId: string };

/** Runs in the page of the other site: whatever a page can send without being asked. Resolves when all has been sent. */
async function attack({
  target,
  postId,
  ownId,
}: Attack): Promise<{ read: string[]; loaded: string[] }> {
  const read: string[] = [];
  const loaded: string[] = [];
  const submit = (path: string, fields: Record<string, string>, enctype = '') =>
    new Promise<void>((done) => {
      const frame = document.createElement('iframe');
      frame.name = `f${Math.random()}`;
      const form = document.createElement('form');
      Object.assign(form, { method: 'post', action: target + path, target: frame.name });
      if (enctype) form.enctype = enctype;
      for (const [name, value] of Object.entries(fields)) {
        const input = document.createElement('input');
        Object.assign(input, { name, value });
        form.append(input);
      }
      document.body.append(frame, form);
      frame.addEventListener('load', () => done());
      setTimeout(done, 3000);
      form.submit();
    });
  const send = async (path: string, init: RequestInit) => {
    for (const mode of ['no-cors', 'cors'] as const) {
      try {
        const answer = await fetch(target + path, { ...init, mode, credentials: 'include' });
        if (answer.type !== 'opaque') read.push(path);
      } catch {
        // The browser did not let it through, or its answer.
      }
    }
  };
  const load = (tag: 'img' | 'script' | 'link' | 'object', path: string) =>
    new Promise<void>((done) => {
      const element = document.createElement(tag);
      element.addEventListener('load', () => (loaded.push(`${tag} ${path}`), done()));
      element.addEventListener('error', () => done());
      setTimeout(done, 3000);
      if (element instanceof HTMLLinkElement) {
        Object.assign(element, { rel: 'stylesheet', href: target + path });
      } else if (element instanceof HTMLObjectElement) element.data = target + path;
      else element.src = target + path;
      document.body.append(element);
    });
  const comment = JSON.stringify({ text: 'I was never here.' });
  await submit('/account', { intent: 'save-profile', displayName: 'Evil', bio: 'owned' });
  await submit(`/post/${postId}`, { intent: 'comment', text: 'evil', key: 'evil-key-1' });
  await submit(`/api/posts/${postId}/comments`, { '{"text":"evil","a': '":1}' }, 'text/plain');
  await submit('/auth/sign-out', {});
  for (const type of ['text/plain', 'application/json', 'application/x-www-form-urlencoded']) {
    const headers = { 'content-type': type, 'idempotency-key': `evil-${type.length}` };
    await send(`/api/posts/${postId}/comments`, { method: 'POST', body: comment, headers });
    const kind = JSON.stringify({ kind: 'agree' });
    await send(`/api/posts/${postId}/reaction`, { method: 'PUT', body: kind, headers });
    await send(`/api/posts/${ownId}/share`, { method: 'POST', headers });
    await send(`/api/posts/${ownId}`, { method: 'DELETE', headers });
  }
  for (const path of ['/api/viewer', '/account', '/api/posts']) await send(path, {});
  navigator.sendBeacon(`${target}/auth/sign-out`, 'x');
  navigator.sendBeacon(`${target}/api/posts/${postId}/comments`, comment);
  for (const path of ['/auth/sign-out', '/api/viewer', '/account/export']) {
    for (const tag of ['img', 'script', 'link', 'object'] as const) await load(tag, path);
  }
  return { read, loaded };
}

it.each(['127.0.0.1', 'evil.localhost'] as const)(
  'changes nothing and tells nothing when a page of %s sends forms, requests and beacons, or frames a page',
  async (name) => {
    const app = await openApp();
    const { page, member } = await openAs(app);
    await page.goto(`${app.origin}/home`);
    const as = { ...member, kind: 'member' } as never;
    const postId = await shareNew(app.services, as, 'a post for everybody');
    const { postId: ownId } = await write(app.services, as, 'words of my own');
    const before = await rowsOf(app);
    const html = `<title>Evil</title><body><iframe src="${app.origin}/home"></iframe><iframe src="${app.origin}/post/${postId}"></iframe>`;
    const evil = await page.context().newPage();
    await evil.goto(await startSite(name, html));
    const { read, loaded } = await evil.evaluate(attack, { target: app.origin, postId, ownId });
    expect([read, loaded]).toEqual([[], []]);
    const shown = await Promise.all(
      evil
        .frames()
        .slice(1, 3)
        .map((frame) => frame.evaluate(() => document.body.textContent)),
    );
    expect(shown).toHaveLength(2);
    for (const text of shown) expect(text).not.toMatch(/Broetry|a post for everybody/);
    await evil.waitForTimeout(500);
    expect(await rowsOf(app)).toEqual(before);
    await page.reload();
    await page.getByRole('main').waitFor();
    expect(new URL(page.url()).pathname).toBe('/home');
  },
);

/** Runs in the other site's window: a thousand messages, many of them in the words that the site uses itself. */
function shout(): void {
  const opener = window.opener as Window | null;
  const statuses = ['signed-in', 'let-go', 'connected', 'taken', 'failed'];
  for (let count = 0; count < 1000; count += 1) {
    const status = statuses[count % statuses.length];
    const messages = [
      { v: 1, type: 'auth-done', status },
      { v: 1, type: 'signed-out' },
      JSON.stringify({ v: 1, type: 'auth-done', status }),
      { token: 'x'.repeat(count), user: { id: '1', name: 'Mallory', isAdmin: true } },
      [Math.random(), null, new Date(), new Uint8Array(8)],
    ];
    opener?.postMessage(messages[count % messages.length], '*');
  }
  const channel = new BroadcastChannel('broetry-auth');
  const message = { v: 1, type: 'auth-done', status: 'signed-in' };
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has but one origin
  channel.postMessage(message);
}

const viewer = (page: Page) =>
  page.evaluate(async () => (await (await fetch('/api/viewer')).json()) as { viewer: unknown });

it('believes nothing that a window of another site says, a thousand times, and keeps out of its hands', async () => {
  const app = await openApp();
  const page = await app.person();
  await page.goto(`${app.origin}/login`);
  await hydrated(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const before = await viewer(page);
  asked.length = 0;
  const site = await startSite('evil.localhost', '<title>Evil</title>');
  // As a sign-in does: a window that this page opened, and that now shows somebody else's page.
  const opened = page.waitForEvent('popup');
  await page.evaluate((address) => void window.open(address, 'broetry-sign-in', 'popup'), site);
  const evil = await opened;
  await evil.waitForLoadState();
  expect(await evil.evaluate(() => window.opener !== null)).toBe(true);
  await evil.evaluate(shout);
  // And one that it opens itself gets no hold of the site.
  const held = await evil.evaluate(async (target) => {
    const own = window.open(`${target}/login`, 'mine', 'popup');
    await new Promise((next) => setTimeout(next, 1500));
    own?.postMessage({ v: 1, type: 'auth-done', status: 'signed-in' }, '*');
    return own !== null && !own.closed;
  }, app.origin);
  expect(held).toBe(false);
  await page.waitForTimeout(500);
  expect(new URL(page.url()).pathname).toBe('/login');
  expect(
    await page.getByRole('button', { name: 'Continue with the demo account' }).isVisible(),
  ).toBe(true);
  // The files of toasts load by themselves, some seconds after hydration.
  expect(asked.filter((path) => !/^\/(api\/events$|assets\/)/.test(path))).toEqual([]);
  expect(await viewer(page)).toEqual(before);
  expect(JSON.stringify(before)).toContain('guest');
});
