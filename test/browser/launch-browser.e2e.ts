import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { launchBrowser } from './launch-browser.ts';

test('the browser runs script and reads a page of this machine', { timeout: 30_000 }, async () => {
  const server = createServer((_, response) => response.end('from the server'));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    await page.goto(`http://127.0.0.1:${port}/`);
    const text = await page.evaluate(() => document.body.innerText + [1, 2].length);
    expect(text).toBe('from the server2');
  } finally {
    await browser.close();
    server.close();
  }
});
