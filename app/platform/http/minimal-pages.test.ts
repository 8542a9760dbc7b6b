import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { addMember } from '../../../test/factories/sign-in.ts';
import { createTestApp } from '../../../test/test-app.ts';

const asPage = { accept: 'text/html,application/xhtml+xml', 'sec-fetch-dest': 'document' };

it.each([
  ['GET', '/assets/nothing.html', {}, undefined, 404, 'This page has left'],
  ['GET', '/%e0', {}, undefined, 404, 'This page has left'],
  [
    'POST',
    '/post/none',
    { origin: 'https://evil.example' },
    'a=b',
    403,
    'That came from somewhere',
  ],
  [
    'POST',
    '/translate',
    {},
    `text=${'x'.repeat(150_000)}`,
    413,
    'That is too much of a good thing.',
  ],
  ['PROPFIND', '/', {}, undefined, 405, 'Nobody does that here.'],
] as const)(
  'responds to %s %s with an error page for browsers',
  async (method, path, more, body, status, title) => {
    const app = await createTestApp();
    const host = new URL(app.origin).host;
    const headers = {
      host,
      'content-type': 'application/x-www-form-urlencoded',
      ...(body && { origin: app.origin, 'content-length': String(body.length) }),
      ...more,
    };
    const page = await app.raw(path, { method, headers: { ...headers, ...asPage }, body });
    expect(page.status).toBe(status);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.headers['content-security-policy']).toContain("'nonce-");
    expect(page.headers['cache-control']).toBe('no-store');
    expect(page.body).toContain(`<h1`);
    expect(page.body).toContain(title);
    expect(page.body).toContain('href="/"');
    // Programs get what they can read.
    const problem = await app.raw(path, { method, headers, body });
    expect(problem.status).toBe(status);
    expect(problem.headers['content-type']).toBe('application/problem+json');
  },
);

it('responds to scripts with a problem document', async () => {
  const app = await createTestApp();
  const answer = await app.browser().fetch('/api/nothing', { headers: asPage });
  expect(answer.headers.get('content-type')).toBe('application/problem+json');
  const fetched = { accept: 'text/html', 'sec-fetch-dest': 'empty' };
  const { headers } = await app.browser().fetch('/assets/nothing', { headers: fetched });
  expect(headers.get('content-type')).toBe('application/problem+json');
});

it('shows an error page when the database is unavailable', async () => {
  const app = await createTestApp();
  const { cookie } = await addMember(app.services);
  await app.db.destroy();
  const headers = { ...asPage, cookie: `${cookie.name}=${cookie.value}` };
  const answer = await app.browser().fetch('/home', { headers });
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('60');
  expect(await answer.text()).toContain('We are in a meeting.');
});

it('has a complete error page for a reverse proxy', () => {
  const page = readFileSync(
    join(import.meta.dirname, '../../../build/client/unavailable.html'),
    'utf8',
  );
  expect(page).toContain('We are in a meeting.');
  expect(page).not.toMatch(/<(script|link|img)|url\(|@import|https?:/);
});
