import { expect, it } from 'vitest';
import { createTestApp } from '../../test/test-app.ts';
import { memberBrowser } from '../../test/factories/signed-in.ts';

const HANDOFF = /window\.__reactRouterContext\.streamController\.enqueue\("/g;

it('sends a member’s page in one go, with all that the browser takes over', async () => {
  const app = await createTestApp();
  const { browser } = await memberBrowser(app);
  const answer = await browser.fetch('/community', { headers: { accept: 'text/html' } });
  const html = await answer.text();
  expect(html.startsWith('<!DOCTYPE html><html')).toBe(true);
  expect(html.endsWith('</body></html>')).toBe(true);
  expect(html.match(HANDOFF)).toHaveLength(1);
  expect(html).toContain('streamController.close()');
  // Nothing that React would put in later, and no script without the page's nonce.
  expect(html).not.toMatch(/<!--\$\?-->|<template id="B:/);
  const nonce = /'nonce-([^']+)'/.exec(answer.headers.get('content-security-policy') ?? '')?.[1];
  const inline = html.match(/<script(?! [^>]*src=)(?! type="application)[^>]*>/g) ?? [];
  expect(inline.length).toBeGreaterThan(1);
  for (const tag of inline) expect(tag).toContain(`nonce="${nonce}"`);
});

it('sends what is there of a page that waits for its numbers', async () => {
  const app = await createTestApp({ env: { ADMIN_EMAILS: 'boss@corp.example' } });
  const { browser } = await memberBrowser(app, { email: 'boss@corp.example' });
  const html = await (
    await browser.fetch('/admin', { headers: { accept: 'text/html', 'sec-fetch-dest': 'empty' } })
  ).text();
  // The place that is filled later, and what fills it.
  expect(html).toMatch(/<template id="B:/);
  expect(html).toContain('streamController.close()');
});
