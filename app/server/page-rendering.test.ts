import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { createElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { expect, it } from 'vitest';
import { memberBrowser } from '../../test/factories/signed-in.ts';
import { createTestApp } from '../../test/test-app.ts';
import { pageStream } from './page-rendering.server.ts';

const lines = (count: number) =>
  createElement(
    'ul',
    null,
    Array.from({ length: count }, (_, index) =>
      createElement('li', { key: index }, `Line ${index} – with a “sign” 👩🏽‍💻`),
    ),
  );

it('sends each flush of React as one chunk, and reports the end', async () => {
  const pieces: Uint8Array[] = [];
  let ended = 0;
  const stream = await new Promise<ReturnType<typeof pageStream>>((done, fail) => {
    const { pipe } = renderToPipeableStream(lines(2000), {
      onShellReady: () => done(pageStream(pipe, () => (ended += 1))),
      onError: fail,
    });
  });
  for await (const piece of stream) pieces.push(piece);
  const text = Buffer.concat(pieces).toString('utf8');
  expect(text).toBe(
    `<ul>${Array.from({ length: 2000 }, (_, index) => `<li>Line ${index} – with a “sign” 👩🏽‍💻</li>`).join('')}</ul>`,
  );
  expect([pieces.length, ended]).toEqual([1, 1]);
});

it('sends the shell before the rest', async () => {
  let destination: (Writable & { flush: () => void }) | undefined;
  const stream = pageStream(
    (to) => (destination = to as Writable & { flush: () => void }),
    () => undefined,
  );
  const reader = stream.getReader();
  destination?.write('first');
  destination?.flush();
  expect(Buffer.from((await reader.read()).value ?? []).toString()).toBe('first');
  destination?.end('last');
  expect(Buffer.from((await reader.read()).value ?? []).toString()).toBe('last');
  expect((await reader.read()).done).toBe(true);
});

it('cancels React when the client disconnects, and errors when React fails', async () => {
  let destination: Writable | undefined;
  const take = (to: NodeJS.WritableStream) => void (destination = to as Writable);
  const left = pageStream(take, () => undefined);
  const closed = once(destination as unknown as Writable, 'close');
  await left.cancel();
  await closed;
  const failed = pageStream(take, () => undefined);
  destination?.destroy(new Error('no page'));
  await expect(failed.getReader().read()).rejects.toThrow('no page');
});

const HANDOFF = /window\.__reactRouterContext\.streamController\.enqueue\("/g;

it('sends a settled page as one chunk, with the hydration data', async () => {
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

it('streams a page with pending data', async () => {
  const app = await createTestApp({ env: { ADMIN_EMAILS: 'boss@corp.example' } });
  const { browser } = await memberBrowser(app, { email: 'boss@corp.example' });
  const html = await (
    await browser.fetch('/admin', { headers: { accept: 'text/html', 'sec-fetch-dest': 'empty' } })
  ).text();
  // The place that is filled later, and what fills it.
  expect(html).toMatch(/<template id="B:/);
  expect(html).toContain('streamController.close()');
});
