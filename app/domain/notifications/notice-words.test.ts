import { expect, it } from 'vitest';
import { unreadBadge, unreadName } from './notice-words.ts';

it('counts to 99 and says so when there are more', () => {
  expect(unreadBadge(99)).toBe('99');
  expect(unreadBadge(100)).toBe('99+');
});

it('names the bell with its number, and without one when nothing waits', () => {
  expect(unreadName(0)).toBe('Notices');
  expect(unreadName(3)).toBe('Notices, 3 unread');
});
