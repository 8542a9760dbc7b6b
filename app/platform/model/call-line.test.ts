import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { CallLine } from './call-line.server.ts';

const never = new AbortController().signal;

/** Enters the line as `person`. `told` has the numbers of people before it, in the order in which they were told. */
function enter(line: CallLine, person: string, signal = never) {
  const told: number[] = [];
  const places = line.enter(person, signal);
  const read = async () => {
    let step = await places.next();
    for (; !step.done; step = await places.next()) told.push(step.value);
    return step.value;
  };
  const turn = read();
  turn.catch(() => undefined);
  return { told, turn, places };
}

/** Enters the line and waits for the turn. */
const take = (line: CallLine, person = 'a', signal = never) => enter(line, person, signal).turn;

it('limits the calls that run and the people who wait, and rejects the rest', async () => {
  const line = new CallLine({ callsAtOnce: 2, longestWait: 1000 });
  const first = await take(line, 'a');
  await take(line, 'b');
  const waiting = ['c', 'd', 'e', 'f'].map((person) => take(line, person));
  await expect(take(line, 'g')).rejects.toMatchObject({ code: 'busy' });
  first();
  first();
  (await waiting[0]!)();
  (await waiting[1]!)();
  await waiting[2]!;
  const last = take(line, 'g');
  await pause(1);
  await expect(Promise.race([last, pause(20, 'waits')])).resolves.toBe('waits');
});

it('tells those who wait how many people are before them, in the order of arrival', async () => {
  const line = new CallLine({ callsAtOnce: 1, longestWait: 1000 });
  const a = enter(line, 'a');
  const endA = await a.turn;
  const b = enter(line, 'b');
  const c = enter(line, 'c');
  await pause(1);
  expect([a.told, b.told, c.told]).toEqual([[], [1], [2]]);
  endA();
  const endB = await b.turn;
  await pause(1);
  expect([b.told, c.told]).toEqual([
    [1, 0],
    [2, 1],
  ]);
  endB();
  (await c.turn)();
  expect(c.told).toEqual([2, 1, 0]);
  expect(enter(line, 'd').told).toEqual([]);
});

it('counts people and not their calls', async () => {
  const line = new CallLine({ callsAtOnce: 1, longestWait: 1000 });
  const ends = [take(line, 'a')];
  for (let tone = 0; tone < 2; tone += 1) ends.push(take(line, 'a'));
  const own = enter(line, 'a');
  const b = enter(line, 'b');
  await pause(1);
  expect([own.told, b.told]).toEqual([[], [1]]);
  for (const end of ends) (await end)();
  (await own.turn)();
  await b.turn;
  expect(b.told).toEqual([1, 0]);
});

it('rejects a call that waits too long and removes it', async () => {
  const line = new CallLine({ callsAtOnce: 1, longestWait: 20 });
  const end = await take(line);
  await expect(take(line, 'b')).rejects.toMatchObject({ code: 'busy' });
  const c = enter(line, 'c');
  await pause(1);
  expect(c.told).toEqual([1]);
  end();
  await c.turn;
});

it('gives the place of a person who leaves free at once, also while nothing is read', async () => {
  const line = new CallLine({ callsAtOnce: 1, longestWait: 1000 });
  const end = await take(line);
  const leaving = new AbortController();
  const read = enter(line, 'b', leaving.signal);
  const unread = line.enter('c', leaving.signal);
  await unread.next();
  const d = enter(line, 'd');
  await expect(d.turn).rejects.toMatchObject({ code: 'busy' });
  const reason = new Error('left');
  leaving.abort(reason);
  await expect(read.turn).rejects.toBe(reason);
  await expect(take(line, 'b', leaving.signal)).rejects.toBe(reason);
  const e = enter(line, 'e');
  await pause(1);
  expect(e.told).toEqual([1]);
  end();
  await e.turn;
});

it('ends the turn of a person who leaves before it is taken', async () => {
  const line = new CallLine({ callsAtOnce: 1, longestWait: 1000 });
  const end = await take(line);
  const places = line.enter('b', never);
  expect(await places.next()).toEqual({ done: false, value: 1 });
  end();
  expect(await places.next()).toEqual({ done: false, value: 0 });
  await places.return(() => undefined);
  await take(line, 'c');
});
