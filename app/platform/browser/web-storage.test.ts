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

it('removes all entries with the prefix only', () => {
  const storage = storageWith({
    'broetry-draft:humblebrag': '1',
    'broetry-replies': '2',
    'react-router-scroll-positions': '3',
    'broetry-feed-x': '4',
  });
  forgetTab(storage);
  expect([storage.length, storage.key(0)]).toEqual([1, 'react-router-scroll-positions']);
});

it('calls the registered callbacks, also when storage is blocked', () => {
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

it('restores entries by name after a reload', () => {
  vi.stubGlobal(
    'sessionStorage',
    storageWith({ 'broetry-n:junk': '{"a":', 'broetry-n:text': '"a"' }),
  );
  const entries = tabEntries('broetry-n:', readNumber);
  entries.set('one', 1);
  entries.set('two', 2);
  entries.set('two', null);
  for (const { get } of [entries, tabEntries('broetry-n:', readNumber)]) {
    expect(['one', 'two', 'junk', 'text'].map(get)).toEqual([1, null, null, null]);
  }
});

const refuse = () => {
  throw new DOMException('full', 'QuotaExceededError');
};

it.each([undefined, { getItem: refuse, setItem: refuse, removeItem: refuse }])(
  'keeps entries in memory without storage, until forgetTab (%#)',
  (storage) => {
    vi.stubGlobal('sessionStorage', storage);
    const { set, get } = tabEntries('broetry-n:', readNumber);
    set('one', 1);
    expect(get('one')).toBe(1);
    forgetTab(null);
    expect(get('one')).toBe(null);
  },
);
