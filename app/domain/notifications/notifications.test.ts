import { expect, it } from 'vitest';
import { unreadBadge, unreadName } from './notifications.ts';
import { readPreferences, withPreferences } from './settings.server.ts';

const ALL = { reactions: true, comments: true, remixes: true, moderation: true, requests: true };

it('shows 99+ above 99 unread notifications', () => {
  expect(unreadBadge(99)).toBe('99');
  expect(unreadBadge(100)).toBe('99+');
});

it('names the notifications with the number of unread ones, if any', () => {
  expect(unreadName(0)).toBe('Notifications');
  expect(unreadName(3)).toBe('Notifications, 3 unread');
});

it('reads the default preferences from empty or unreadable settings', () => {
  for (const settings of [
    '{}',
    '',
    'junk',
    '[]',
    'null',
    '{"notifications":7}',
    '{"notifications":[]}',
  ]) {
    expect([settings, readPreferences(settings)]).toEqual([settings, ALL]);
  }
});

it('changes the preferences and no other setting', () => {
  const before = '{"theme":"dark"}';
  const kept = withPreferences(before, { ...ALL, reactions: false });
  expect(readPreferences(kept)).toEqual({ ...ALL, reactions: false });
  expect(JSON.parse(kept)).toMatchObject({ theme: 'dark' });
});

it('reads a preference of another type as true', () => {
  expect(readPreferences('{"notifications":{"comments":"no","requests":false}}')).toEqual({
    ...ALL,
    requests: false,
  });
});
