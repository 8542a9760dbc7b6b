import { expect } from 'vitest';
import { decodePng } from './decode-png.ts';
import type { TestBrowser } from './test-app.ts';

/** Expects a picture of each size for the address of a card, and none of either for one that was not signed. */
export async function expectSignedCard(browser: TestBrowser, address: string): Promise<void> {
  const picture = (of: string) => of.replace('/card?', '/card.png?');
  for (const [size, height] of [
    ['link', 627],
    ['square', 1080],
    ['preview', 627],
  ] as const) {
    const png = await browser.fetch(`${picture(address)}&size=${size}`);
    expect((await decodePng(Buffer.from(await png.arrayBuffer()))).height).toBe(height);
  }
  for (const forged of [address.replace(/t=./, 't=A'), `${address}x`, '/translate/card?t=']) {
    expect((await browser.fetch(forged)).status).toBe(401);
    expect((await browser.fetch(picture(forged))).status).toBe(401);
  }
}
