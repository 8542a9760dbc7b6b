import { expect, it } from 'vitest';
import { countOverview, loopOf } from '../admin/overview.server.ts';
import { recordEvent } from './events.server.ts';
import { countShare } from './shares.server.ts';
import type { GuestEvent } from './guest-events.server.ts';
import { servicesOn } from '../../../test/factories/write-as-member.ts';
import { onDatabase } from '../../../test/contracts/databases.ts';

const db = onDatabase();

const WEEK_MS = 7 * 86_400_000;
const SOURCE = { userAgent: '', referrer: undefined };

it('counts who came by a share and then wrote, once each, in the week in which it was', async () => {
  let now = 1_763_700_000_000;
  const services = { ...servicesOn(db()), now: () => now };
  const step = (guest: string, event: GuestEvent['event']) =>
    recordEvent(services, guest, { event }, SOURCE);
  const opens = (guest: string) => step(guest, 'share_opened');

  await opens('early');
  now += WEEK_MS;
  for (let share = 0; share < 4; share += 1) await countShare(services);
  await opens('reader');
  await opens('reader');
  await opens('writer');
  await step('writer', 'post_generated');
  await step('writer', 'post_generated');
  // Known before the link: did not come by it.
  await step('known', 'generator_visit');
  await opens('known');
  await step('known', 'post_generated');
  await step('early', 'post_generated');
  now += 60_000;

  expect(await countOverview(services, 'UTC')).toMatchObject({
    reach: { shares: 4, opened: 4, came: 2, wrote: 2, loop: 0.5 },
    before: { shares: 0, opened: 1, came: 1, wrote: 0 },
  });
});

it('has no factor without a share', () => {
  expect([loopOf({ shares: 0, wrote: 3 }), loopOf({ shares: 3, wrote: 1 })]).toEqual([null, 0.33]);
});
