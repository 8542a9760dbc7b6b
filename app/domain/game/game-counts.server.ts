import { signatureOf } from '../../platform/http/signature.server.ts';
import { invalidField, type Rejection } from '../../platform/http/rejection.ts';
import { addToRollups, sumInBucket } from '../../platform/observe/rollup-store.server.ts';
import { quarterOf } from '../../platform/observe/rollup.ts';
import type { Services } from '../../platform/services.ts';
import { dateOf, DAY_MS } from '../../platform/time/time-units.ts';
import { takeQuota } from '../rate-limits/quotas.server.ts';
import { listQuestions, openDay } from './game.server.ts';
import { GAME_LENGTH, readPicks } from './game.ts';

/** The number of players of a day with 0, 1, … 5 right answers. No people. */
export type GameCounts = number[];

const METRICS = Array.from({ length: GAME_LENGTH + 1 }, (_, right) => `game-right:${right}`);

type CountOutcome =
  | { ok: true; counts: GameCounts; date: string; picks: string }
  | Rejection<'invalid-field'>;

/**
 * Counts a finished game among those of its day, once for each browser. Only a keyed hash of the browser and the day is
 * kept, for eight days. Refuses a game that is not finished, or of another day than today and yesterday.
 */
export async function countGame(
  services: Pick<Services, 'db' | 'now' | 'secret' | 'settings'>,
  browserId: string,
  game: { date: string; picks: string },
): Promise<CountOutcome> {
  const { db, now, secret, settings } = services;
  const day = openDay(game.date, now());
  const picks = readPicks(game.picks);
  if (day === null || picks.length !== GAME_LENGTH) {
    return invalidField('picks', 'Only a finished game of today or yesterday is counted.');
  }
  const questions = await listQuestions(services, day);
  const right = questions.filter((question, place) => Number(picks[place]) === question.right);
  const period = dateOf(day);
  const subject = signatureOf(secret, ['game-result', browserId, period].join('\n'));
  await db.transaction().execute(async (trx) => {
    if (!(await takeQuota(trx, settings, { scope: 'game-result', subject, period }))) return;
    const metric = METRICS[right.length] ?? '';
    await addToRollups(trx, [{ metric, bucket: bucketOf(day), by: 1 }]);
  });
  return { ok: true, counts: await readGameCounts(services, day), date: period, picks };
}

/** The players of a UTC day (days since 1970) by the number of their right answers. */
export async function readGameCounts(
  { db }: Pick<Services, 'db'>,
  day: number,
): Promise<GameCounts> {
  const sums = await sumInBucket(db, METRICS, bucketOf(day));
  return METRICS.map((metric) => sums.get(metric) ?? 0);
}

// A game is counted on its own day, also when it is finished on the next one.
const bucketOf = (day: number) => quarterOf(day * DAY_MS);
