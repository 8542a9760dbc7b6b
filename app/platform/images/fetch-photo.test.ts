import type { RequestListener } from 'node:http';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { issuerApp, signInAtIssuer } from '../../../test/factories/issuer-sign-in.ts';
import { PUBLIC, sinkNet } from '../../../test/sink-net.ts';
import { fetchPhoto } from './fetch-photo.server.ts';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

it('fetches a photo from the resolved public address', async () => {
  const { net, asked, pinned } = await sinkNet((_, response) => void response.end(PNG));
  const photo = await fetchPhoto('https://pictures.example/a.png?b=c', net);
  expect(photo).toEqual(PNG);
  expect(asked[0]).toMatch(/ \/a\.png\?b=c$/);
  expect(pinned).toEqual([[{ address: PUBLIC, family: 4 }]]);
});

const REFUSED = [
  'http://pictures.example/a.png',
  'https://pictures.example:8443/a.png',
  'https://pictures.example:80/a.png',
  'https://user@pictures.example/a.png',
  'https://user:word@pictures.example/a.png',
  'https://:word@pictures.example/a.png',
  'https://127.0.0.1/',
  'https://127.1/',
  'https://127.255.255.254/',
  'https://0/',
  'https://0.0.0.0/',
  'https://0x7f.1/',
  'https://0x7f000001/',
  'https://2130706433/',
  'https://017700000001/',
  'https://127.0.0.1./',
  'https://10.0.0.1/',
  'https://10.255.255.255/',
  'https://172.16.0.1/',
  'https://172.31.255.255/',
  'https://192.168.1.1/',
  'https://169.254.169.254/latest/meta-data/',
  'https://100.64.0.1/',
  'https://192.0.2.1/',
  'https://198.18.0.1/',
  'https://198.51.100.1/',
  'https://203.0.113.1/',
  'https://224.0.0.1/',
  'https://240.0.0.1/',
  'https://255.255.255.255/',
  'https://[::]/',
  'https://[::1]/',
  'https://[0:0:0:0:0:0:0:1]/',
  'https://[::ffff:127.0.0.1]/',
  'https://[::ffff:10.0.0.1]/',
  'https://[::ffff:a9fe:a9fe]/',
  'https://[64:ff9b::a9fe:a9fe]/',
  'https://[64:ff9b::10.0.0.1]/',
  'https://[2002:7f00:1::]/',
  'https://[2001:0:4136:e378:8000:63bf:3fff:fdd2]/',
  'https://[2001:db8::1]/',
  'https://[fe80::1]/',
  'https://[fc00::1]/',
  'https://[fd12:3456:789a::1]/',
  'https://[ff02::1]/',
  'https://[100::1]/',
  'https://①②⑦.⓪.⓪.①/',
  'file:///etc/passwd',
  'gopher://pictures.example/1',
  'ftp://pictures.example/a.png',
  'data:image/png;base64,iVBORw0KGgo=',
  'javascript:alert(1)',
  'blob:https://pictures.example/x',
  'ws://pictures.example/',
  '//pictures.example/a.png',
  '/a.png',
  'pictures.example/a.png',
  'https://',
  'https:///',
  'https://[::1',
  'https://pictures.example:99999/',
  `https://pictures.example/${'a'.repeat(2001)}`,
  '',
];

it('sends no request for any other URL', async () => {
  expect(REFUSED.length).toBeGreaterThanOrEqual(60);
  const { net, visits } = await sinkNet((_, response) => void response.end(PNG));
  for (const url of REFUSED) expect([url, await fetchPhoto(url, net)]).toEqual([url, null]);
  expect(visits()).toBe(0);
});

it.each([
  ['this machine', ['127.0.0.1']],
  ['one inner address among others', [PUBLIC, '10.0.0.7']],
  ['an inner address in IPv6 clothes', ['::ffff:192.168.0.1']],
  ['nothing', []],
  ['nonsense', ['evil']],
])('sends no request when a name resolves to %s', async (_, addresses) => {
  const { net, visits } = await sinkNet(
    (_, response) => void response.end(PNG),
    () => Promise.resolve(addresses),
  );
  expect(await fetchPhoto('https://pictures.example/a.png', net)).toBeNull();
  expect(visits()).toBe(0);
});

it('resolves a name once, against DNS rebinding', async () => {
  const answers = [[PUBLIC], ['127.0.0.1']];
  let lookups = 0;
  const { net, pinned } = await sinkNet(
    (_, response) => void response.end(PNG),
    () => Promise.resolve(answers[lookups++] ?? []),
  );
  await fetchPhoto('https://rebinding.example/a.png', net);
  expect(lookups).toBe(1);
  expect(pinned).toEqual([[{ address: PUBLIC, family: 4 }]]);
});

it.each<[string, RequestListener]>([
  ['a redirect', (_, response) => void response.writeHead(302, { location: '/b.png' }).end(PNG)],
  ['an error', (_, response) => void response.writeHead(500).end(PNG)],
  [
    'a page',
    (_, response) => void response.writeHead(200, { 'content-type': 'image/png' }).end('<html>'),
  ],
  [
    'a picture of another kind',
    (_, response) => void response.end(Buffer.from('RIFF\0\0\0\0WEBPVP8 ', 'latin1')),
  ],
  [
    'a drawing with script',
    (_, response) => void response.end('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  ],
  ['nothing', (_, response) => void response.end()],
  ['silence', () => undefined],
  ['a dead line', (_, response) => void response.destroy()],
  [
    'a picture of more than a megabyte',
    (_, response) => void response.end(Buffer.concat([PNG, Buffer.alloc(1024 * 1024)])),
  ],
  ['half a picture that never ends', (_, response) => void response.write(PNG)],
  [
    'a picture without end',
    (_, response) => {
      response.write(PNG);
      const more = () => {
        while (!response.destroyed && response.write(Buffer.alloc(65_536))) continue;
      };
      response.on('drain', more);
      more();
    },
  ],
])('returns null when the response is %s', async (_, answer) => {
  const { net, visits } = await sinkNet(answer);
  const start = performance.now();
  expect(await fetchPhoto('https://pictures.example/a.png', net)).toBeNull();
  expect(performance.now() - start).toBeLessThan(2000);
  expect(visits()).toBe(1);
});

it('times out while a name is resolved', async () => {
  const { net } = await sinkNet(
    (_, response) => void response.end(PNG),
    () => new Promise<string[]>(() => undefined),
  );
  expect(await fetchPhoto('https://pictures.example/a.png', net)).toBeNull();
});

it('serves a photo from a path of this site, with safe headers', async () => {
  const url = 'https://pictures.example/ada.png';
  const app = await issuerApp({ bend: { user: { picture: url } } });
  const fetched: string[] = [];
  app.services.fetchPhoto = (from) => {
    fetched.push(from);
    return Promise.resolve(PNG);
  };
  const browser = app.browser();
  await signInAtIssuer(browser);
  await signInAtIssuer(browser);
  expect(fetched).toEqual([url]);
  const { photo_url, id } = await app.db.selectFrom('users').selectAll().executeTakeFirstOrThrow();
  expect(photo_url).toMatch(new RegExp(`^/avatars/${id}\\?v=[\\w-]{12}$`));
  const picture = await app.browser().fetch(photo_url!);
  const shown = Buffer.from(await picture.arrayBuffer());
  expect(await pixelsOf(shown)).toEqual(await pixelsOf(PNG));
  const headers = Object.fromEntries(picture.headers);
  expect(headers).toMatchObject({
    'content-type': 'image/png',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'public, max-age=3600',
  });
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(headers['content-security-policy']).toContain('sandbox');
  expect((await app.browser().fetch('/avatars/nobody')).status).toBe(404);
  expect(await (await browser.fetch('/home')).text()).not.toContain('pictures.example');
});

it('signs in without a photo that cannot be fetched', async () => {
  const app = await issuerApp({ bend: { user: { picture: 'https://127.0.0.1/a.png' } } });
  const start = performance.now();
  expect((await signInAtIssuer(app.browser())).status).toBe(200);
  expect(performance.now() - start).toBeLessThan(4000);
  const user = await app.db.selectFrom('users').selectAll().executeTakeFirstOrThrow();
  expect(user.photo_url).toBeNull();
});

const pixelsOf = (picture: Buffer) => sharp(picture).raw().toBuffer({ resolveWithObject: true });
