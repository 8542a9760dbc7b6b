import { expect, it, onTestFinished, vi } from 'vitest';
import { COPIED, copyText, LINK_COPIED, LINK_FAILED, TEXT_COPY_FAILED } from './clipboard.tsx';

it('gives the clipboard plain text, and nothing that an editor would take for markup', async () => {
  const held: string[] = [];
  // It has no method for other types than text.
  const clipboard = { writeText: (text: string) => Promise.resolve(held.push(text)) };
  vi.stubGlobal('navigator', { clipboard });
  onTestFinished(() => void vi.unstubAllGlobals());
  expect(await copyText('<img src=x onerror=alert(1)>')).toBe(true);
  expect(held).toEqual(['<img src=x onerror=alert(1)>']);
});

it('says the words of docs/product.md §8 exactly', () => {
  expect([COPIED, TEXT_COPY_FAILED]).toEqual(['Copied to clipboard!', 'Failed to copy text']);
  expect([LINK_COPIED, LINK_FAILED]).toEqual(['Link copied to clipboard!', 'Failed to copy link']);
});
