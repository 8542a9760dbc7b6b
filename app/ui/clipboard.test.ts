import { expect, it, onTestFinished, vi } from 'vitest';
import { copyText, LINK_COPIED, LINK_FAILED } from './clipboard.tsx';

type Pieces = Record<string, unknown>;

/** A clipboard that says, as a browser's does, under which types something was put there. */
function watchClipboard(): string[][] {
  const held: string[][] = [];
  class Item {
    readonly pieces: Pieces;
    constructor(pieces: Pieces) {
      this.pieces = pieces;
    }
  }
  const put = (types: string[]) => Promise.resolve(held.push(types)).then(() => undefined);
  const clipboard = {
    writeText: () => put(['text/plain']),
    write: (items: Item[]) => put(items.flatMap(({ pieces }) => Object.keys(pieces))),
  };
  vi.stubGlobal('ClipboardItem', Item);
  vi.stubGlobal('navigator', { clipboard });
  onTestFinished(() => void vi.unstubAllGlobals());
  return held;
}

it('gives the clipboard plain text, and nothing that an editor would take for markup', async () => {
  const held = watchClipboard();
  expect(await copyText('<img src=x onerror=alert(1)>')).toBe(true);
  expect(held).toEqual([['text/plain']]);
});

it('says the words of docs/product.md §8 exactly', () => {
  expect([LINK_COPIED, LINK_FAILED]).toEqual(['Link copied to clipboard!', 'Failed to copy link']);
});
