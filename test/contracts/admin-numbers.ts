import type { Kysely } from 'kysely';
import { expect, it } from 'vitest';
import { countDays } from '../../app/domain/admin/day-counts.server.ts';
import { countOverview } from '../../app/domain/admin/overview.server.ts';
import { addDays, dayOf, periodOf } from '../../app/domain/admin/periods.ts';
import type { Member } from '../../app/platform/http/viewer.ts';
import { fillRollups } from '../../app/platform/db/migrations/0011-funnel.ts';
import type { Database } from '../../app/platform/db/tables.ts';
import { DAY_MS } from '../../app/platform/time/time-units.ts';
import type { Services } from '../../app/platform/services.ts';
import { servicesOn } from '../factories/write-as-member.ts';
import { dice, emptyWorld, fillRandomWorld } from '../random-world.ts';
import { slowDay, slowNumbers } from '../slow-numbers.ts';

/** WORLDS=200 npm test compares more of them. */
const WORLDS = Number(process.env['WORLDS'] ?? 16);
const ZONES = ['Asia/Kathmandu', 'America/New_York', 'Africa/Cairo'];

/** Midnights, ends of months and changes of clocks, in these zones. */
const MOMENTS = [
  '2026-03-08T04:59:59.999Z',
  '2026-03-08T07:30:00Z',
  '2026-11-01T04:00:00Z',
  '2026-11-01T06:30:00Z',
  '2026-11-02T05:00:00.001Z',
  '2026-04-23T22:00:00Z',
  '2026-10-29T20:59:59Z',
  '2026-02-28T18:15:00Z',
  '2026-02-28T18:14:59.999Z',
  '2026-12-31T23:59:59.999Z',
  '2027-01-01T05:00:00Z',
].map((text) => Date.parse(text));

const ADMIN = { kind: 'member', id: 'a', isAdmin: true, isDisabled: false } as Member;

/** That every number shown is the one that the rows give, on either database. */
export function adminNumbersContract(db: () => Kysely<Database>): void {
  const at = (now: number): Services => ({ ...servicesOn(db()), now: () => now });

  it(`counts in ${WORLDS} random worlds what the rows say, in three time zones`, async () => {
    const totals: number[] = [];
    for (let world = 0; world < WORLDS; world += 1) {
      await emptyWorld(db());
      const roll = dice(world);
      const edge = MOMENTS[world % (MOMENTS.length + 3)];
      const now = edge ?? Date.UTC(2026, roll(12), 1) + roll(30 * DAY_MS);
      await fillRandomWorld(db(), world, now);
      for (const zone of ZONES) {
        const stats = await countOverview(at(now), ADMIN, zone);
        const slow = await slowNumbers(db(), now, zone);
        expect([world, zone, stats]).toEqual([world, zone, { ...slow, countedAt: now, zone }]);
        totals.push(slow.guestAnalytics.inOrder.postsGenerated, slow.before.postsYesterday);
        await compareDays(at(now), now, zone, world % 2 === 0 ? 'week' : 'month');
      }
    }
    // The worlds are worth something only if there is something in them.
    expect(Math.max(...totals)).toBeGreaterThan(1);
  }, 600_000);

  async function compareDays(
    services: Services,
    now: number,
    zone: string,
    kind: 'week' | 'month',
  ): Promise<void> {
    const period = periodOf(kind, dayOf(zone, now));
    const current = await countDays(services, ADMIN, { kind, day: dayOf(zone, now), zone });
    const before = await countDays(services, ADMIN, { kind, day: period.previous, zone });
    expect(current?.map(({ day }) => day)).toEqual(period.days);
    const events = await db().selectFrom('guest_events').selectAll().execute();
    for (const row of [...(before?.slice(-9) ?? []), ...(current ?? [])]) {
      if (row.day > addDays(dayOf(zone, now), 1)) continue;
      expect([zone, row]).toEqual([zone, slowDay(events, row.day, zone)]);
    }
  }

  it('counts the same when it counts what was there before', async () => {
    for (const world of [3, 8, 21]) {
      await emptyWorld(db());
      const now = MOMENTS[world % MOMENTS.length] ?? 0;
      await fillRandomWorld(db(), world, now);
      const before = await countOverview(at(now), ADMIN, 'Asia/Kathmandu');
      await db().deleteFrom('rollups').execute();
      await db().deleteFrom('guest_sessions').execute();
      await fillRollups(db() as unknown as Kysely<unknown>);
      expect(await countOverview(at(now), ADMIN, 'Asia/Kathmandu')).toEqual(before);
    }
  });

  it('tells nobody else', async () => {
    const now = MOMENTS[0] ?? 0;
    for (const viewer of [
      { ...ADMIN, isAdmin: false },
      { ...ADMIN, isDisabled: true },
      { kind: 'guest', id: null, guestId: null } as const,
    ]) {
      expect(await countOverview(at(now), viewer, 'UTC')).toBeNull();
      const ask = { kind: 'week', day: '2026-11-21', zone: 'UTC' } as const;
      expect(await countDays(at(now), viewer, ask)).toBeNull();
    }
  });

  it('counts every one of many guests that come at once', async () => {
    await emptyWorld(db());
    const now = MOMENTS[1] ?? 0;
    const { recordEvent } = await import('../../app/domain/stats/events.server.ts');
    const source = { userAgent: '', referrer: undefined };
    const events = ['try_now_click', 'generator_visit', 'try_now_click'] as const;
    await Promise.all(
      Array.from({ length: 90 }, (_, index) =>
        recordEvent(at(now), `guest-${index % 7}`, { event: events[index % 3]! }, source),
      ),
    );
    const stats = await countOverview(at(now), ADMIN, 'UTC');
    const slow = await slowNumbers(db(), now, 'UTC');
    expect(stats?.guestAnalytics).toMatchObject({
      sessions: 7,
      tryNowClicks: 60,
      generatorVisits: 30,
    });
    expect(stats?.guestAnalytics.inOrder.tryNowClicks).toBe(7);
    expect(stats?.guestAnalytics.sessions).toBe(slow.guestAnalytics.sessions);
  });
}
