import { expect, it, onTestFinished, vi } from 'vitest';
import { copyText, LINK_COPIED, LINK_FAILED } from './clipboard.tsx';

it('gives the clipboard plain text, and nothing that an editor would take for markup', async () => {
  const clipboard = { writeText: vi.fn(() => Promise.resolve()), write: vi.fn() };
  vi.stubGlobal('navigator', { clipboard });
  onTestFinished(() => void vi.unstubAllGlobals());
  expect(await copyText('<img src=x onerror=alert(1)>')).toBe(true);
  expect(clipboard.writeText.mock.calls).toEqual([['<img src=x onerror=alert(1)>']]);
  expect(clipboard.write).not.toHaveBeenCalled();
});

it('says the words of docs/product.md §8 exactly', () => {
  expect([LINK_COPIED, LINK_FAILED]).toEqual(['Link copied to clipboard!', 'Failed to copy link']);
});
