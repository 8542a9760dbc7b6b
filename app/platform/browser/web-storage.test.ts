import { afterEach, expect, it, vi } from 'vitest';
import { forgetTab, onForget, tabEntries } from './web-storage.ts';

afterEach(() => void vi.unstubAllGlobals());

function storageWith(entries: Record<string, string>): Storage {
  const held = new Map(Object.entries(entries));
  return {
    get length() {
      return held.size;
    },
    clear: () => held.clear(),
    key: (index) => [...held.keys()][index] ?? null,
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, value) => void held.set(key, value),
    removeItem: (key) => void held.delete(key),
  };
}

it('takes away every entry of ours, and nobody else’s', () => {
  const storage = storageWith({
    'broetry-draft:humblebrag': '1',
    'broetry-replies': '2',
    'react-router-scroll-positions': '3',
    'broetry-feed-x': '4',
  });
  forgetTab(storage);
  expect([storage.length, storage.key(0)]).toEqual([1, 'react-router-scroll-positions']);
});

it('tells whoever holds something in memory, also where the storage is forbidden', () => {
  const drop = vi.fn<() => void>();
  onForget(drop);
  forgetTab(null);
  const forbidden = new Proxy(storageWith({}), {
    get: () => {
      throw new DOMException('No', 'SecurityError');
    },
  });
  forgetTab(forbidden);
  expect(drop).toHaveBeenCalledTimes(2);
});

const readNumber = (found: unknown) => (typeof found === 'number' ? found : null);

it('keeps an entry over a reload, and each under its own name', () => {
  vi.stubGlobal(
    'sessionStorage',
    storageWith({ 'broetry-n:junk': '{"a":', 'broetry-n:text': '"a"' }),
  );
  const entries = tabEntries('broetry-n:', readNumber);
  entries.keep('one', 1);
  entries.keep('two', 2);
  entries.keep('two', null);
  for (const { kept } of [entries, tabEntries('broetry-n:', readNumber)]) {
    expect(['one', 'two', 'junk', 'text'].map(kept)).toEqual([1, null, null, null]);
  }
});

const refuse = () => {
  throw new DOMException('full', 'QuotaExceededError');
};

it.each([undefined, { getItem: refuse, setItem: refuse, removeItem: refuse }])(
  'remembers within the page without a storage, until its reader has left (%#)',
  (storage) => {
    vi.stubGlobal('sessionStorage', storage);
    const { keep, kept } = tabEntries('broetry-n:', readNumber);
    keep('one', 1);
    expect(kept('one')).toBe(1);
    forgetTab(null);
    expect(kept('one')).toBe(null);
  },
);
