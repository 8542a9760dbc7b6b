import { CARD_WIDTH } from '../app/domain/posts/attachment.ts';
import { isDeepStrictEqual } from 'node:util';
import type { MeasuredNode } from '@takumi-rs/core';
import type { Page } from 'playwright-core';
import { expect, it, vi } from 'vitest';
import { PREVIEW_COUNTS } from '../app/domain/posts/preview.ts';
import {
  createFontRenderer,
  loadCardFonts,
  measureCard,
} from '../app/domain/cards/font-renderer.server.ts';
import { DEFAULT_AUTHOR } from '../app/domain/posts/post.ts';
import { CARD_TEXTS } from '../test/card-texts.ts';
import { addGeneration } from '../test/factories/write-as-member.ts';
import { openApp } from './open-app.ts';
import { openAs } from './sign-in-as.ts';

const studio = createFontRenderer();

// What a line has on it, counted without its spaces: bidirectional text comes in another order on both sides.
type Lines = number[][];

/** The lines of each paragraph in the picture. */
async function linesOfPicture(text: string): Promise<Lines> {
  const card = { author: DEFAULT_AUTHOR, photo: null, text, ...PREVIEW_COUNTS };
  await loadCardFonts(studio, card);
  const [, body] = (await measureCard(studio, card)).children;
  return (body?.children ?? []).map(linesOf);
}

function linesOf({ runs }: MeasuredNode): number[] {
  const lines = new Map<number, number>();
  for (const { text, y, height } of runs) {
    const line = Math.floor((y + height / 2) / 24);
    lines.set(line, (lines.get(line) ?? 0) + text.replaceAll(/[\s\uFE0F]/g, '').length);
  }
  return [...lines].toSorted(([a], [b]) => a - b).map(([, length]) => length);
}

/** Opens the page of the card, which is as wide there as in the picture. */
async function openCard(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.getByRole('article').waitFor();
  const width = await page.getByRole('article').evaluate(({ clientWidth }) => clientWidth);
  expect(width).toBe(CARD_WIDTH - 2);
}

/** The lines of each paragraph on the page, as its letters stand at this moment. */
function linesOnPage(page: Page): Promise<Lines> {
  return page.evaluate(() =>
    [...document.querySelectorAll('article > div > div > p[dir=auto]')].map((paragraph) => {
      const top = paragraph.getBoundingClientRect().top;
      const lines = new Map<number, number>();
      const texts = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const words = texts.currentNode as Text;
        for (const { segment, index } of new Intl.Segmenter().segment(words.data)) {
          const range = document.createRange();
          range.setStart(words, index);
          range.setEnd(words, index + segment.length);
          const box = [...range.getClientRects()].find(({ width }) => width > 0);
          const shown = segment.replaceAll(/[\s\uFE0F]/g, '').length;
          if (!box || shown === 0) continue;
          const line = Math.floor((box.top + box.height / 2 - top) / 24);
          lines.set(line, (lines.get(line) ?? 0) + shown);
        }
      }
      return [...lines].toSorted(([a], [b]) => a - b).map(([, length]) => length);
    }),
  );
}

it('breaks the lines of a picture where the card on the page breaks them', async () => {
  const app = await openApp();
  const wide = { viewport: { width: 1440, height: 900 } };
  const { page, member } = await openAs(app, {}, wide);
  const differing: unknown[] = [];
  for (const text of CARD_TEXTS) {
    const owner = { kind: 'member', id: member.id } as const;
    const { id } = await addGeneration(app.db, { owner, text });
    // First: reading fonts keeps this process, and the server in it, from answering the page.
    const drawn = await linesOfPicture(text);
    await openCard(page, `${app.origin}/preview?generation=${id}`);
    // The fonts of a page come one by one, some only when a letter of theirs has been laid out.
    const isAlike = async () => isDeepStrictEqual(await linesOnPage(page), drawn);
    const patience = { timeout: 5_000, interval: 50 };
    const alike = await vi.waitUntil(isAlike, patience).catch(() => false);
    if (!alike) differing.push({ text, shown: await linesOnPage(page), drawn });
  }
  expect(differing).toEqual([]);
}, 120_000);
