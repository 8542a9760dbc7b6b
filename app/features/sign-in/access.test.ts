import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { memberBrowser } from '../../../test/factories/signed-in.ts';
import { createTestApp } from '../../../test/test-app.ts';

const ADMIN = 'canary-boss@corp.example';
const CLIENT = join(import.meta.dirname, '../../../build/client');

it('lets no address of an admin into the browser of anybody else', async () => {
  const app = await createTestApp({ env: { ADMIN_EMAILS: `second@corp.example,${ADMIN}` } });
  const { browser: admin } = await memberBrowser(app, { email: ADMIN });
  const { browser: member } = await memberBrowser(app);
  for (const browser of [member, app.browser()]) {
    for (const path of [
      '/',
      '/login',
      '/home',
      '/account',
      '/admin',
      '/admin/system',
      '/api/viewer',
      '/generator',
    ]) {
      for (const form of [path, `${path === '/' ? '/_root' : path}.data`]) {
        const answer = await browser.fetch(form);
        const all = JSON.stringify([...answer.headers]) + (await answer.text());
        expect([form, /canary-boss|second@corp/.test(all)]).toEqual([form, false]);
      }
    }
  }
  const system = await (await admin.fetch('/admin/system')).text();
  expect(system).toContain('offline, needs no key');
});

it('has no address of an admin in what every browser loads', () => {
  const files = readdirSync(CLIENT, { recursive: true, encoding: 'utf8' });
  const scripts = files.filter((name) => /\.(js|css|html|json)$/.test(name));
  expect(scripts.length).toBeGreaterThan(5);
  for (const name of scripts) {
    const text = readFileSync(join(CLIENT, name), 'utf8');
    expect([name, /@broetry\.example|adminEmails|ADMIN_EMAILS=/.test(text)]).toEqual([name, false]);
  }
});

it('shows a member with a disabled account one page, and the way out', async () => {
  const app = await createTestApp({ env: { OPERATOR_CONTACT: '<boss> & co' } });
  const { browser } = await memberBrowser(app, { disabled: true });
  for (const path of ['/', '/home', '/account', '/generator', '/admin', '/nowhere']) {
    const answer = await browser.fetch(path);
    const html = await answer.text();
    expect([path, answer.status]).toEqual([path, 403]);
    expect(html).toContain('This account has been switched off by the people who run this server.');
    expect(html).toContain('&lt;boss&gt; &amp; co');
    expect(html).toContain('action="/auth/sign-out"');
  }
  for (const [data, path] of [
    ['/home.data', '/home'],
    ['/_root.data', '/'],
    ['/_.data', '/'],
    ['/admin/users.data?q=x&_routes=root', '/admin/users?q=x'],
    ['//evil.example/x.data', '/home'],
  ] as const) {
    const { status, headers } = await browser.fetch(data);
    expect([data, status, headers.get('x-remix-redirect')]).toEqual([data, 204, path]);
    expect(headers.get('x-remix-reload-document')).toBe('true');
  }
  for (const path of ['/api/viewer', '/api/events']) {
    const answer = await browser.fetch(path);
    expect([path, answer.status]).toEqual([path, 403]);
    expect(await answer.json()).toMatchObject({ code: 'account-disabled' });
  }
  const json = { style: 'gpt4-context', fields: { context: 'I made a sandwich' } };
  const write = await browser.fetch('/api/generations', { json });
  expect(write.status).toBe(403);
  expect(await app.db.selectFrom('generations').selectAll().execute()).toEqual([]);
  const out = await browser.fetch('/auth/sign-out', {
    method: 'POST',
    headers: { accept: 'text/html' },
  });
  expect(out.status).toBe(303);
  browser.cookies.clear();
  expect((await browser.fetch('/')).status).toBe(200);
});

const SITES = ['cross-site', 'same-site', 'none', 'junk'];

it.each([
  '/auth/sign-out',
  '/auth/sign-out.data',
  '/account/delete',
  '/account/delete.data',
  '/owner-link',
  '/owner-link.data',
  '/auth/demo',
  '/auth/demo.data',
])('takes no change at %s from another site', async (path) => {
  const app = await createTestApp();
  const { member } = await memberBrowser(app);
  const cookie = `${member.cookie.name}=${member.cookie.value}`;
  const host = new URL(app.origin).host;
  const rows = async () =>
    JSON.stringify(await app.db.selectFrom('sessions').selectAll().execute());
  const before = await rows();
  const origins = ['https://evil.example', 'null', `${app.origin}.evil.example`, undefined];
  for (const site of [...SITES, undefined]) {
    for (const origin of origins) {
      for (const type of ['application/x-www-form-urlencoded', 'application/json', 'text/plain']) {
        const answer = await app.raw(path, {
          method: 'POST',
          headers: {
            host,
            cookie,
            'content-type': type,
            ...(site ? { 'sec-fetch-site': site } : {}),
            ...(origin ? { origin } : {}),
          },
          body: 'confirmed=yes&everywhere=yes',
        });
        expect([site, origin, type, answer.status]).toEqual([site, origin, type, 403]);
      }
    }
  }
  expect(await rows()).toBe(before);
});
