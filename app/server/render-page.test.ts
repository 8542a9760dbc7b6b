import { expect, it } from 'vitest';
import { memberBrowser } from '../../test/factories/signed-in.ts';
import { createTestApp } from '../../test/test-app.ts';

const HANDOFF = /window\.__reactRouterContext\.streamController\.enqueue\("/g;

it('sends a page as one chunk, with the hydration data', async () => {
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
