import { type Kysely, SqliteAdapter } from 'kysely';
import { expect, it } from 'vitest';
import { countDays } from '../../app/domain/admin/day-counts.server.ts';
import { countOverview } from '../../app/domain/admin/overview.server.ts';
import { dayOf } from '../../app/domain/admin/periods.ts';
import type { Member } from '../../app/platform/http/viewer.ts';
import type { Database } from '../../app/platform/db/tables.ts';
import { fillEvents } from '../factories/multiply-events.ts';
import { servicesOn } from '../factories/write-as-member.ts';
import { plansOf } from '../plans-of.ts';

const NOW = 1_763_700_000_000;
const ZONE = 'Asia/Kathmandu';
const ADMIN = { kind: 'member', id: 'a', isAdmin: true, isDisabled: false } as Member;

/** The overview and the charts are read from indexes: none of their numbers walks over a whole table. */
export function adminPlansContract(db: () => Kysely<Database>): void {
  const isSqlite = () => db().getExecutor().adapter instanceof SqliteAdapter;

  it('fills three months with events', async () => {
    await fillEvents(db(), { events: 60_000, members: 6000, now: NOW });
  }, 60_000);

  const day = dayOf(ZONE, NOW);
  const asked = {
    overview: (spied: Kysely<Database>) =>
      countOverview({ ...servicesOn(spied), now: () => NOW }, ADMIN, ZONE),
    week: (spied: Kysely<Database>) =>
      countDays(servicesOn(spied), ADMIN, { kind: 'week', day, zone: ZONE }),
    month: (spied: Kysely<Database>) =>
      countDays(servicesOn(spied), ADMIN, { kind: 'month', day, zone: ZONE }),
  };
  it.each(Object.entries(asked))('counts the %s from indexes', async (_, ask) => {
    const plans = await plansOf(db(), ask);
    expect(plans).toHaveLength(1);
    // Nobody has written a post here: that table is empty, and what its plan says is worth nothing.
    const whole = isSqlite()
      ? /SCAN (rollups|users|guest_\w+)/
      : /Seq Scan on (rollups|users|guest_\w+)/;
    for (const plan of plans) expect(plan).not.toMatch(whole);
    // A range of its key each time, never one end of it alone.
    const range = isSqlite()
      ? /SEARCH rollups USING PRIMARY KEY \(metric=\? AND bucket>\? AND bucket<\?\)/
      : /rollups_key[^]*?Index Cond: [^\n]*metric = [^\n]*bucket >= [^\n]*bucket < /;
    for (const plan of plans) expect(plan).toMatch(range);
  });
}
