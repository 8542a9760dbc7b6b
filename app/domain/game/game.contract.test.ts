import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import {
  DAY_FULL,
  findGameDate,
  leaveGame,
  NOT_A_DAY,
  NOT_USABLE,
  putInGame,
} from './game-posts.server.ts';
import { findGame, listQuestions } from './game.server.ts';
import { hidePremise, shareGeneration, unsharePost } from '../posts/sharing.server.ts';
import { deleteAccount } from '../sign-in/account.server.ts';
import { dateOf, dayAt } from '../../platform/time/time-units.ts';
import { clockNow, newMember, servicesOn, write } from '../../../test/factories/write-as-member.ts';
import { onDatabase } from '../../../test/contracts/databases.ts';
import { DELETE_PHRASE } from '../sign-in/account-words.ts';

const db = onDatabase();

const TEXT = [
  'Some personal news about a burrito.',
  'Nobody in the building had asked for it, and I respect that.',
  'We have since named a meeting room after the incident.',
  'Approved by my reflection and broetry.example',
];
const HAPPENED = 'I dropped my burrito in the elevator.';

/**
 * A digest of the questions of thirty days. It changes when a plot, a premise or the draw does: then read the lines
 * again, with `node scripts/print-games.ts`, before you change it.
 */
const THIRTY_DAYS = '03e46a54c2e7c8d9';

let days = 1;
const posted = async (text = TEXT.join('\n'), shownPremise = HAPPENED) => {
  const services = servicesOn(db());
  const admin = { ...(await newMember(services)), isAdmin: true };
  const writer = await newMember(services);
  const { generationId, postId } = await write(services, writer, text);
  const shared = await shareGeneration(services, writer, generationId, { shownPremise });
  expect(shared).toMatchObject({ ok: true });
  const day = dayAt(clockNow()) + (days += 2);
  const use = (date = dateOf(day)) => putInGame(services, admin, postId, date);
  const told = async () => (await listQuestions(services, day)).map((one) => one.postId);
  return { services, admin, writer, postId, day, date: dateOf(day), use, told };
};
const refused = (message: string) => ({
  ok: false,
  reason: 'invalid-field',
  field: 'date',
  message,
});

it('has the same thirty games on every database', async () => {
  const digest = createHash('sha256');
  for (let day = 30_000; day < 30_030; day += 1) {
    const games = await listQuestions({ db: db() }, day);
    digest.update(JSON.stringify(games.map(({ line, options, right }) => [line, options, right])));
  }
  expect(digest.digest('hex').slice(0, 16)).toBe(THIRTY_DAYS);
});

it('gives a shared post a place on a day, with answers of a similar scene', async () => {
  const { services, admin, postId, day, date, use, told } = await posted();
  const before = await listQuestions(services, day);
  expect(await use()).toEqual({ ok: true });
  expect(await use()).toEqual({ ok: true });
  expect(await findGameDate(services, admin, postId)).toBe(date);
  const [first, ...others] = await listQuestions(services, day);
  expect(first).toMatchObject({
    postId,
    happened: 'I dropped my burrito in the elevator',
    line: [{ words: TEXT[2], isCovered: false }],
    lines: TEXT.slice(0, 3),
  });
  expect(first?.options).toContain('I dropped my burrito in the elevator');
  expect(new Set(first?.options).size).toBe(4);
  expect(others).toEqual(before.slice(1));
  expect(await use(dateOf(day + 1))).toEqual({ ok: true });
  expect(await told()).toEqual([null, null, null, null, null]);
  const log = db().selectFrom('audit_log').selectAll().where('target_id', '=', postId);
  const entries = await log.orderBy('id').execute();
  expect(entries.map(({ action, actor_id, details }) => [action, actor_id, details])).toEqual([
    ['use-in-game', admin.id, JSON.stringify({ date })],
    ['use-in-game', admin.id, JSON.stringify({ date: dateOf(day + 1) })],
  ]);
});

it.each([
  ['taken out', ({ services, admin, postId }) => leaveGame(services, admin, postId)],
  ['taken back', ({ services, writer, postId }) => unsharePost(services, writer, postId)],
  [
    'not showing it any more',
    ({ services, writer, postId }) => hidePremise(services, writer, postId),
  ],
  [
    'hidden',
    ({ postId }) =>
      db().updateTable('posts').set({ hidden_at: 1 }).where('id', '=', postId).execute(),
  ],
  [
    'gone with its account',
    ({ services, writer }) => deleteAccount(services, writer, DELETE_PHRASE),
  ],
] as [string, (one: Awaited<ReturnType<typeof posted>>) => Promise<unknown>][])(
  'lets the house step in for a post that is %s',
  async (_, takeDown) => {
    const made = await posted();
    const reserve = await listQuestions(made.services, made.day);
    await made.use();
    expect((await made.told())[0]).toBe(made.postId);
    await takeDown(made);
    expect(await listQuestions(made.services, made.day)).toEqual(reserve);
  },
);

it('takes no post that has no answer, is grave, or gives the answer away in every line', async () => {
  const { services, admin, writer, use } = await posted();
  const { postId } = await write(services, writer, TEXT.join('\n'));
  const date = dateOf(dayAt(clockNow()) + 1);
  const missing = { ok: false, reason: 'not-found' };
  expect(await putInGame(services, admin, postId, date)).toEqual(missing);
  expect(await putInGame(services, { ...admin, isAdmin: false }, postId, date)).toEqual(missing);
  expect(await putInGame(services, admin, 'none', date)).toEqual(missing);
  const grave = await posted(TEXT.join('\n'), 'My mother passed away last night.');
  expect(await grave.use()).toEqual(refused(NOT_USABLE));
  const plain = await posted('News.\nThe burrito fell and I was there to see it.');
  expect(await plain.use()).toEqual(refused(NOT_USABLE));
  for (const wrong of ['', 'soon', dateOf(dayAt(clockNow())), dateOf(dayAt(clockNow()) + 200)]) {
    expect([wrong, await use(wrong)]).toEqual([wrong, refused(NOT_A_DAY)]);
  }
});

it('gives five places a day, also to admins who press at once', async () => {
  const posts = await Promise.all(Array.from({ length: 6 }, () => posted()));
  const date = dateOf(dayAt(clockNow()) + 60);
  const outcomes = await Promise.all(posts.map(({ use }) => use(date)));
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(5);
  expect(outcomes.filter(({ ok }) => !ok)).toEqual([refused(DAY_FULL)]);
  const questions = await listQuestions({ db: db() }, dayAt(clockNow()) + 60);
  expect(new Set(questions.map(({ postId }) => postId)).size).toBe(5);
});

it('opens today, and yesterday for who has begun it, and no other day', async () => {
  const now = 30_010.5 * 86_400_000;
  const services = { db: db(), now: () => now };
  const ask = (date: string | null, picks: string | null = null, isNext = false) =>
    findGame(services, { date, picks, isNext });
  const today = await ask(null);
  expect(today).toMatchObject({ date: dateOf(30_010), picks: '', results: [], end: null });
  expect(today.shown).toMatchObject({ number: 1, answer: null });
  expect(today.nextAt).toBe(30_011 * 86_400_000);
  for (const other of [dateOf(30_011), dateOf(30_008), 'x']) {
    expect(await ask(other, '01234', true)).toEqual(today);
  }
  expect(await ask(dateOf(30_009), '1')).toMatchObject({ date: dateOf(30_009), picks: '1' });
  for (const invalid of ['4', '012301', '-1', 'a']) {
    expect(await ask(null, invalid)).toEqual(today);
  }
  const questions = await listQuestions(services, 30_010);
  const picks = questions.map(({ right }) => right).join('');
  expect(await ask(null, picks.slice(0, 2))).toMatchObject({
    shown: { number: 2, answer: { picked: questions[1]?.right, right: questions[1]?.right } },
    results: [true, true],
  });
  expect((await ask(null, picks.slice(0, 2), true)).shown).toMatchObject({
    number: 3,
    answer: null,
  });
  expect(await ask(null, picks, true)).toMatchObject({
    shown: null,
    end: { happened: questions.map(({ happened }) => happened) },
  });
});
