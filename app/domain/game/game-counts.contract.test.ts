import { expect, it } from 'vitest';
import { onDatabase } from '../../../test/contracts/databases.ts';
import { servicesOn } from '../../../test/factories/write-as-member.ts';
import { DAY_MS, dateOf } from '../../platform/time/time-units.ts';
import { countGame, readGameCounts } from './game-counts.server.ts';
import { listQuestions } from './game.server.ts';

const db = onDatabase();

const DAY = 31_000;
const on = (day: number) => ({ ...servicesOn(db()), now: () => (day + 0.5) * DAY_MS });

/** Answers of which the first `right` are right. */
async function answers(day: number, right: number): Promise<string> {
  const questions = await listQuestions({ db: db() }, day);
  return questions
    .map((question, place) => (place < right ? question.right : (question.right + 1) % 4))
    .join('');
}

it('counts each finished game of a day once for each browser, without saying whose', async () => {
  const play = async (browser: string, right: number, day = DAY) =>
    countGame(on(DAY), browser, { date: dateOf(day), picks: await answers(day, right) });
  expect(await play('one', 3)).toMatchObject({ ok: true, counts: [0, 0, 0, 1, 0, 0] });
  // The same browser again, with another result.
  expect(await play('one', 5)).toMatchObject({ ok: true, counts: [0, 0, 0, 1, 0, 0] });
  const others = [0, 3, 5, 5].map((right, index) => play(`other ${index}`, right));
  await Promise.all(others);
  expect(await readGameCounts({ db: db() }, DAY)).toEqual([1, 0, 0, 2, 0, 2]);
  // Yesterday's game is finished today, and has its own counts.
  expect(await play('one', 2, DAY - 1)).toMatchObject({ ok: true, counts: [0, 0, 1, 0, 0, 0] });
  const counters = await db()
    .selectFrom('quota_counters')
    .selectAll()
    .where('scope', '=', 'game-result')
    .execute();
  expect(counters).toHaveLength(6);
  for (const { subject } of counters) expect(subject).not.toMatch(/one|other/);
});

it.each([
  [dateOf(DAY), '0123'],
  [dateOf(DAY), '01234'],
  [dateOf(DAY), ''],
  [dateOf(DAY + 1), '01230'],
  [dateOf(DAY - 2), '01230'],
  ['today', '01230'],
])('counts no game of %s with the answers %j', async (date, picks) => {
  const before = await readGameCounts({ db: db() }, DAY);
  const outcome = await countGame(on(DAY), 'another', { date, picks });
  expect(outcome).toMatchObject({ ok: false, reason: 'invalid-field', field: 'picks' });
  expect(await readGameCounts({ db: db() }, DAY)).toEqual(before);
});
