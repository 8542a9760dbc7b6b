import { describe, expect, it } from 'vitest';
import { builtRoutes } from '../../../test/built-routes.ts';
import { decodePng } from '../../../test/decode-png.ts';
import { shareNew } from '../../../test/factories/share-as-member.ts';
import { memberBrowser } from '../../../test/factories/signed-in.ts';
import { readPage } from '../../../test/read-page.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { sitemapXml } from './sitemap-route.ts';

type Manifest = {
  start_url: string;
  display: string;
  icons: { src: string; sizes: string; type: string; purpose: string }[];
  shortcuts: { url: string }[];
};

const LISTED = (await builtRoutes()).flatMap(({ pattern, handle }) =>
  handle.sitemap ? pattern : [],
);

const pngOf = async (app: TestApp, path: string) => {
  const answer = await app.browser().fetch(path);
  expect([path, answer.status, answer.headers.get('content-type')]).toEqual([
    path,
    200,
    'image/png',
  ]);
  expect(answer.headers.get('cache-control')).toContain('immutable');
  return decodePng(Buffer.from(await answer.arrayBuffer()));
};

it('is installable: the icons and pages of its manifest exist', async () => {
  const app = await createTestApp();
  const html = await (await app.browser().fetch('/')).text();
  expect(html).toMatch(/<link\b[^>]* rel="manifest" href="\/manifest.webmanifest"/);
  const answer = await app.browser().fetch('/manifest.webmanifest');
  expect(answer.headers.get('content-type')).toMatch(/^application\/manifest\+json/);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=86400');
  const manifest = (await answer.json()) as Manifest;
  expect(manifest).toMatchObject({ start_url: '/', display: 'standalone' });
  const pngs = manifest.icons.filter(({ type }) => type === 'image/png');
  expect(pngs.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
  for (const { src, sizes } of pngs) {
    const { width, height } = await pngOf(app, src);
    expect([src, `${width}x${height}`]).toEqual([src, sizes]);
  }
  for (const { url } of manifest.shortcuts) {
    expect([url, (await app.browser().fetch(url)).status]).toEqual([url, 200]);
  }
  const touch = /rel="apple-touch-icon" href="([^"]+)"/.exec(html)![1]!;
  expect((await pngOf(app, touch)).width).toBe(180);
  const favicon = await app.browser().fetch('/favicon.svg');
  expect(favicon.headers.get('content-type')).toMatch(/^image\/svg\+xml/);
  const old = await app.browser().fetch('/favicon.ico');
  expect([old.status, old.headers.get('content-type')]).toEqual([200, 'image/x-icon']);
});

describe('sitemap.xml', () => {
  const ask = (app: TestApp, path = '/sitemap.xml') => app.browser().fetch(path);

  it('lists the public pages, and of posts those everybody may read', async () => {
    const app = await createTestApp();
    const { member } = await memberBrowser(app);
    const share = (text: string, row = {}) => shareNew(app.services, member, text, row);
    const shown = await share('shown', { updated_at: Date.UTC(2026, 10, 21) });
    const hidden = await share('hidden', { hidden_at: 1, hidden_reason: 'review' });
    const taken = await share('taken back', { type: 'generated', shared_at: null });
    const answer = await ask(app);
    expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=3600');
    const xml = await answer.text();
    const { publicOrigin } = app.services;
    for (const path of LISTED) expect(xml).toContain(`<loc>${publicOrigin}${path}</loc>`);
    expect(xml).toContain(
      `<loc>${publicOrigin}/post/${shown}</loc><lastmod>2026-11-21T00:00:00.000Z</lastmod>`,
    );
    expect(xml).not.toContain(hidden);
    expect(xml).not.toContain(taken);
  });

  it('writes any address as XML can hold it', () => {
    const xml = sitemapXml([{ path: '/a?b=1&c=<d>' }], 'https://x.example');
    expect(xml).toContain('<loc>https://x.example/a?b=1&amp;c=&lt;d&gt;</loc>');
  });
});

it('tells robots where not to go, and where the list is', async () => {
  const { browser, services } = await createTestApp();
  const answer = await browser().fetch('/robots.txt');
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const lines = (await answer.text()).split('\n');
  expect(lines).toContain('Disallow: /api/');
  expect(lines).toContain(`Sitemap: ${services.publicOrigin}/sitemap.xml`);
});

it('keeps robots out of every page for guests that is not in the sitemap', async () => {
  const app = await createTestApp();
  const rules = await (await app.browser().fetch('/robots.txt')).text();
  const disallowed = [...rules.matchAll(/^Disallow: (.+)$/gm)].map(([, start = '']) => start);
  const unlisted = (await builtRoutes()).filter(
    ({ isPage, handle: { readers, sitemap } }) =>
      isPage && !sitemap && ['everyone', 'guests'].includes(readers),
  );
  expect(unlisted.length).toBeGreaterThan(5);
  for (const { pattern } of unlisted) {
    const path = pattern.replaceAll(/:\w+|\*/g, 'none');
    if (disallowed.some((start) => path.startsWith(start))) continue;
    const answer = await app.browser().fetch(path);
    const robots = readPage(await answer.text()).meta['robots'];
    expect([path, answer.status === 404 || robots === 'noindex']).toEqual([path, true]);
  }
});

it('says of every public page what a link to it should show', async () => {
  const app = await createTestApp();
  const { publicOrigin } = app.services;
  const seen = new Set<string>();
  for (const path of [...LISTED, '/generator?style=humblebrag']) {
    const answer = await app.browser().fetch(path);
    const { title, meta, canonical } = readPage(await answer.text());
    const of = (name: string) => [path, name, meta[name]];
    expect([path, title]).toEqual([path, expect.stringContaining('Broetry')]);
    expect([path, canonical]).toEqual([path, publicOrigin + path]);
    expect(of('og:url')).toEqual([path, 'og:url', canonical]);
    for (const name of ['og:title', 'description', 'og:image:alt']) {
      expect([...of(name), (meta[name] ?? '').length > 3]).toEqual([...of(name), true]);
    }
    expect(meta['twitter:card']).toBe('summary_large_image');
    const picture = path === '/game' ? '/game/picture' : '/assets/link-preview-';
    expect(meta['og:image']).toMatch(new RegExp(`^${publicOrigin}${picture}.*\\.png`));
    expect(meta['robots']).toBeUndefined();
    seen.add(`${title}${meta['description']}`);
  }
  expect(seen.size).toBe(LISTED.length + 1);
  expect(LISTED.length).toBeGreaterThan(10);
  const { meta } = readPage(await (await app.browser().fetch('/')).text());
  const picture = await pngOf(app, new URL(meta['og:image']!).pathname);
  expect([picture.width, picture.height]).toEqual([1200, 627]);
});

it('tells machines of a shared post, in words that cannot end the script', async () => {
  const app = await createTestApp();
  const { member } = await memberBrowser(app, { name: 'Ada' });
  const text = 'A </script><script>alert(1)</script>\n<!-- & "quotes"';
  const id = await shareNew(app.services, member, text);
  const html = await (await app.browser().fetch(`/post/${id}`)).text();
  expect(html).not.toContain('<script>alert(1)');
  const [data] = readPage(html).data;
  expect(data).toMatchObject({
    '@type': 'SocialMediaPosting',
    url: `${app.services.publicOrigin}/post/${id}`,
    articleBody: text,
    genre: 'Satire',
  });
});
