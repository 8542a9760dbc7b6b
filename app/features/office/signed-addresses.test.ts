import { expect, it } from 'vitest';
import { builtRoutes } from '../../../test/built-routes.ts';
import { accessAdmin } from '../../../test/factories/save-access.ts';
import { shareNew } from '../../../test/factories/share-as-member.ts';
import { ADMIN } from '../../../test/factories/visitors.ts';
import { newMember } from '../../../test/factories/write-as-member.ts';
import { readPage } from '../../../test/read-page.ts';
import { createTestApp } from '../../../test/test-app.ts';
import { SIGNED_PATHS } from './signed-paths.ts';

/** A private instance with a shared post, and an admin who makes and revokes addresses. */
async function privateOffice() {
  const app = await createTestApp({ env: { ADMIN_EMAILS: ADMIN } });
  const postId = await shareNew(
    app.services,
    await newMember(app.services),
    'My stapler resigned.',
  );
  const admin = await accessAdmin(app);
  await admin.save({ readers: 'members' });
  const send = async (path: string) =>
    (await admin.browser.fetch(`/admin/access/${path}`, { method: 'POST' })).status;
  const { publicOrigin } = app.services;
  /** The addresses that the page shows, without the origin. */
  const shown = async () => {
    const page = await (await admin.browser.fetch('/admin/access')).text();
    const urls = [...page.matchAll(/value="(http[^"]+\?key=[^"]+)"/g)].map(([, url]) => url!);
    expect(urls.every((url) => url.startsWith(publicOrigin))).toBe(true);
    return urls.map((url) => url.slice(publicOrigin.length));
  };
  const url = encodeURIComponent(`${publicOrigin}/post/${postId}`);
  const full = (address: string) =>
    address.startsWith('/oembed') ? `${address}&url=${url}` : address;
  const host = new URL(app.origin).host;
  const read = (address: string) => app.raw(full(address), { headers: { host } });
  return { app, admin, send, shown, read };
}

it('opens what an admin has signed to programs without an account, and no cache keeps it', async () => {
  const { send, shown, read } = await privateOffice();
  expect(await shown()).toEqual([]);
  for (const { path } of SIGNED_PATHS)
    expect([path, (await read(`${path}?x`)).status]).toEqual([path, 401]);
  expect(await send('addresses')).toBe(200);
  const addresses = await shown();
  expect(addresses.map((one) => one.split('?')[0])).toEqual(SIGNED_PATHS.map(({ path }) => path));
  for (const address of addresses) {
    const { status, headers, body } = await read(address);
    const isKept = headers['cache-control'] !== 'private, no-store';
    expect([address, status, isKept]).toEqual([address, 200, false]);
    if (!address.startsWith('/best.png')) expect(body).toContain('My stapler resigned.');
    // Its picture is for members.
    expect(body).not.toContain('thumbnail_url');
  }
}, 30_000);

it('opens nothing else with a key, and nothing with another one', async () => {
  const { app, send, shown, read } = await privateOffice();
  await send('addresses');
  const addresses = await shown();
  const keyed = Object.fromEntries(addresses.map((one) => one.split('?key=')));
  const key = keyed['/community.xml'] ?? '';
  expect(key).toHaveLength(43);
  const signed = new Set<string>(SIGNED_PATHS.map(({ path }) => path));
  const others = (await builtRoutes()).filter(
    ({ pattern, handle }) => !signed.has(pattern) && handle.readers !== 'everyone',
  );
  for (const path of [
    ...others.map(({ pattern }) => pattern.replaceAll(/:\w+|\*/g, 'none')),
    '/best.xml',
    '/COMMUNITY.xml',
    '/community.xml/',
    '/community.xml.data',
  ]) {
    const { status, body } = await read(`${path}?key=${key}`);
    expect([path, [204, 401].includes(status)]).toEqual([path, true]);
    expect(body).not.toContain('stapler');
  }
  for (const wrong of ['', key.slice(1), `${key}x`, key.toLowerCase(), key.toUpperCase()])
    expect([wrong, (await read(`/community.xml?key=${wrong}`)).status]).toEqual([wrong, 401]);
  const { headers } = await app.raw('/community.xml?key=x', {
    headers: { host: new URL(app.origin).host, accept: 'text/html' },
  });
  expect(headers['location']).toContain('/login?next=');
}, 30_000);

it('ends addresses that an admin replaces or revokes, and logs both', async () => {
  const { app, admin, send, shown, read } = await privateOffice();
  await send('addresses');
  const first = await shown();
  const feed = first.find((one) => one.startsWith('/best.atom')) ?? '';
  expect((await read(feed)).status).toBe(200);
  await send('addresses');
  const second = (await shown()).find((one) => one.startsWith('/best.atom')) ?? '';
  expect([(await read(feed)).status, (await read(second)).status]).toEqual([401, 200]);
  // Switches and addresses are changed apart.
  await admin.save({ readers: 'members', 'free-posts': '2' });
  expect((await read(second)).status).toBe(200);
  expect(await send('addresses/revoke')).toBe(200);
  expect([(await read(second)).status, await shown()]).toEqual([401, []]);
  const log = await (await admin.browser.fetch('/admin/log')).text();
  const { text } = readPage(log);
  expect(text).toContain('the signed addresses');
  const key = new URLSearchParams(second.split('?')[1]).get('key') ?? '';
  const rows = await app.db.selectFrom('audit_log').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(key);
}, 30_000);

it('has an address to sign for every route that takes one', async () => {
  const signed = (await builtRoutes()).filter(({ handle }) => handle.isSigned);
  expect(signed.map(({ pattern }) => pattern).toSorted()).toEqual(
    SIGNED_PATHS.map(({ path }) => path).toSorted(),
  );
});
