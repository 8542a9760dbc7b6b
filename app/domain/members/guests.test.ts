import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { guestMayGenerate, OPEN_SITE } from '../instance/site-switches.ts';
import { isGuestId, newGuestId } from './guests.server.ts';

it('has the prefix guest, a timestamp and a random suffix: docs/product.md §3', () => {
  const id = newGuestId(1_763_700_000_000, randomBytes);
  expect(id).toMatch(/^guest_1763700000000_[0-9a-z]{26}$/);
  expect(isGuestId(id)).toBe(true);
  expect(newGuestId(1_763_700_000_000, randomBytes)).not.toBe(id);
});

it.each(['', 'guest_1_x', 'member_1763700000000_abcdefghijabcdefghijabcdef', 'guest_<script>'])(
  'does not take %j for one',
  (text) => expect(isGuestId(text)).toBe(false),
);

it('allows the free generations and no more: docs/product.md §9', () => {
  const { freePosts } = OPEN_SITE;
  expect(freePosts).toBeGreaterThan(0);
  expect(guestMayGenerate({ postsGenerated: freePosts - 1 }, freePosts)).toBe(true);
  expect(guestMayGenerate({ postsGenerated: freePosts }, freePosts)).toBe(false);
});
