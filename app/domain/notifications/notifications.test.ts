import { expect, it } from 'vitest';
import { DEFAULT_PREFERENCES, unreadBadge, unreadName } from './notifications.ts';
import { readPreferences, withPreferences } from './settings.server.ts';

it('counts to 99 and says so when there are more', () => {
  expect(unreadBadge(99)).toBe('99');
  expect(unreadBadge(100)).toBe('99+');
});

it('names the bell with its number, and without one when nothing waits', () => {
  expect(unreadName(0)).toBe('Notices');
  expect(unreadName(3)).toBe('Notices, 3 unread');
});

it('wants everything until somebody says otherwise', () => {
  for (const settings of ['{}', '', 'junk', '[]', 'null', '{"notices":7}', '{"notices":[]}']) {
    expect([settings, readPreferences(settings)]).toEqual([settings, DEFAULT_PREFERENCES]);
  }
});

it('keeps what was said, and leaves the other settings alone', () => {
  const before = '{"theme":"dark"}';
  const kept = withPreferences(before, { ...DEFAULT_PREFERENCES, reactions: false });
  expect(readPreferences(kept)).toEqual({ ...DEFAULT_PREFERENCES, reactions: false });
  expect(JSON.parse(kept)).toMatchObject({ theme: 'dark' });
});

it('takes a wish that is no yes or no for a yes', () => {
  expect(readPreferences('{"notices":{"comments":"no","requests":false}}')).toEqual({
    ...DEFAULT_PREFERENCES,
    requests: false,
  });
});
