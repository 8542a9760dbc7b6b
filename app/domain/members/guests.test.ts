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

it('allows one free generation: docs/product.md §9', () => {
  expect(OPEN_SITE.freePosts).toBe(1);
  expect(guestMayGenerate({ postsGenerated: 0 }, 1)).toBe(true);
  expect(guestMayGenerate({ postsGenerated: 1 }, 1)).toBe(false);
});
