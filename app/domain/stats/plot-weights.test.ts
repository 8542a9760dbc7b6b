import { expect, it, vi } from 'vitest';
import { onSqlite } from '../../../test/contracts/databases.ts';
import { newMember, servicesOn } from '../../../test/factories/write-as-member.ts';
import { MINUTE_MS } from '../../platform/time/time-units.ts';
import type { Services } from '../../platform/services.ts';
import { changeInstance } from '../instance/instance.server.ts';
import { createPlotWeights } from './plot-weights.server.ts';

const db = onSqlite();
const COUNTS = { copies: 0, downloads: 0, reactions: 0, updated_at: 0 };

it('reads the counts every five minutes, none while learning is off or the database fails', async () => {
  let time = 1_763_700_000_000;
  const warn = vi.fn<() => void>();
  const log = { warn } as unknown as Services['log'];
  const weights = createPlotWeights({ db: db(), log, now: () => time });
  expect(await weights.read()).toBeUndefined();
  await db()
    .insertInto('plot_counts')
    .values([
      { plot: 'loved', shown: 1000, shares: 500, ...COUNTS },
      { plot: 'tolerated', shown: 1000, shares: 0, ...COUNTS },
    ])
    .execute();
  time += 5 * MINUTE_MS - 1;
  expect(await weights.read()).toBeUndefined();
  time += 1;
  const weightOf = await weights.read();
  expect(['loved', 'tolerated', 'new'].map((plot) => weightOf?.(plot))).toEqual([2, 1, 1.5]);
  const services = servicesOn(db());
  const admin = { ...(await newMember(services)), isAdmin: true } as const;
  await changeInstance(services, admin, { plotLearning: false });
  expect(await weights.read()).toBeUndefined();
  await changeInstance(services, admin, { plotLearning: true });
  await db().schema.dropTable('plot_counts').execute();
  time -= 10 * MINUTE_MS;
  expect(await weights.read()).toBeUndefined();
  expect(warn).toHaveBeenCalledTimes(1);
});
