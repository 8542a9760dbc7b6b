import type { Kysely } from 'kysely';
import { countDays } from '../app/admin/count-days.server.ts';
import { countOverview } from '../app/admin/count-overview.server.ts';
import { dayOf } from '../app/admin/periods.ts';
import type { Viewer } from '../app/auth/viewer.ts';
import type { Database } from '../app/db/tables.ts';
import { fillEvents } from '../test/people/multiply-events.ts';
import { servicesOn } from '../test/people/write-as-member.ts';
import type { Benchmark } from './benchmark.ts';
import { type Asked, compareSizes, growthGoals, growthTable } from './sizes.ts';

const FEW = 10_000;
const MANY = 10_000_000;
const NOW = 1_763_700_000_000;
const ZONE = 'Asia/Kathmandu';
const ADMIN = { kind: 'member', id: 'a', isAdmin: true, isDisabled: false } as Viewer;

/** The numbers of the admin at two sizes. */
export const admin: Benchmark = {
  name: 'admin',
  title: 'Ten thousand events and ten million',
  about: `The admin's overview and its charts of a week and a month, at ${FEW.toLocaleString('en')} and at ${MANY.toLocaleString('en')} events with a tenth as many members, in turns, in the time of Kathmandu, where no day begins with an hour.`,
  async run({ quick, say }) {
    const { grown, missing, leftOut } = await compareSizes(fill, {
      sizes: [FEW, quick ? 30_000 : MANY],
      rounds: quick ? 20 : 200,
      say,
    });
    return { goals: growthGoals(grown), pieces: [growthTable(grown, 12), ...leftOut], missing };
  },
};

async function fill(db: Kysely<Database>, size: number): Promise<Asked[]> {
  await fillEvents(db, { events: size, members: size / 10, now: NOW });
  const day = dayOf(ZONE, NOW);
  const on = (db: Kysely<Database>) => ({ ...servicesOn(db), now: () => NOW });
  return [
    { name: 'overview', ask: (db) => countOverview(on(db), ADMIN, ZONE) },
    ...(['week', 'month'] as const).map((kind) => ({
      name: kind,
      ask: (db: Kysely<Database>) => countDays(on(db), ADMIN, { kind, day, zone: ZONE }),
    })),
  ];
}
