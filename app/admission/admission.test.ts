import { expect, it } from 'vitest';
import { Busy, createAdmission, type Limit, runAdmitted, usualLimits } from './admission.ts';
import type { RequestClass } from './request-class.ts';

const READ = { weight: 6, running: 2, waiting: 3, patience: 100 };

/** An admission whose clock and turns are ours. `said` is what has happened to each who asked. */
function admissionWith(read: Partial<Limit> = {}) {
  let at = 0;
  const due: (() => void)[] = [];
  const limits = { ...usualLimits(8), read: { ...READ, ...read } };
  const admission = createAdmission(limits, { now: () => at, later: (work) => due.push(work) });
  return {
    admission,
    wait: (milliseconds: number) => (at += milliseconds),
    /** Gives the server one turn, or as many as it wants. */
    turn: () => due.shift()?.(),
    turns: () => {
      for (let work = due.shift(); work; work = due.shift()) work();
    },
    ask(name: RequestClass = 'read') {
      const asked = { said: '', leave: () => {}, quit: () => {} };
      asked.quit = admission.ask(name, {
        go(leave) {
          asked.said = 'in';
          asked.leave = leave;
        },
        shed: (reason) => (asked.said = reason),
      });
      return asked;
    },
  };
}

it('serves as many as there are places, lets as many wait, and sends the rest away at once', () => {
  const { ask, turns, admission } = admissionWith();
  const first = [ask(), ask()];
  turns();
  const later = Array.from({ length: 4 }, () => ask());
  turns();
  expect([...first, ...later].map(({ said }) => said)).toEqual(['in', 'in', '', '', '', 'full']);
  first[0]!.leave();
  first[0]!.leave();
  turns();
  expect(later.map(({ said }) => said)).toEqual(['in', '', '', 'full']);
  const count = admission.counts().find(({ name }) => name === 'read');
  expect(count).toEqual({
    name: 'read',
    running: 2,
    waiting: 2,
    shed: { full: 1, slow: 0, late: 0 },
  });
});

it('lets one in at a time, and looks at what has arrived in between', () => {
  const { ask, turn } = admissionWith();
  const [first, second] = [ask(), ask()];
  expect(first.said).toBe('');
  turn();
  expect([first.said, second.said]).toEqual(['in', '']);
  turn();
  expect(second.said).toBe('in');
});

it('lets nobody join a line that does not move, and ends a wait that leads nowhere', () => {
  const { ask, turns, wait } = admissionWith({ running: 1, waiting: 64 });
  const first = ask();
  turns();
  const gone = ask();
  gone.quit();
  const patient = Array.from({ length: 7 }, () => ask());
  wait(101);
  const eighth = ask();
  expect([eighth.said, ask().said]).toEqual(['', 'slow']);
  wait(700);
  const fresh = ask();
  expect(patient.map(({ said }) => said)).toEqual(Array.from({ length: 7 }, () => 'late'));
  expect([gone.said, fresh.said]).toEqual(['', '']);
  first.leave();
  turns();
  expect([eighth.said, fresh.said]).toEqual(['in', '']);
});

it('sends away nothing that a single browser asks for at once, also after a second without a turn', () => {
  const { ask, turns, wait } = admissionWith({ running: 64, waiting: 64, patience: 250 });
  const first = [ask(), ask(), ask()];
  wait(1000);
  const rest = [ask(), ask(), ask()];
  turns();
  expect([...first, ...rest].map(({ said }) => said)).toEqual(
    Array.from({ length: 6 }, () => 'in'),
  );
});

it('lets nobody join a line that would be too long a wait, although nobody in it has waited long', () => {
  const { ask, turn, wait } = admissionWith({ running: 100, waiting: 64 });
  // Each turn takes 15 ms: eight of them are more than the 100 ms of patience.
  for (let reader = 0; reader < 60; reader += 1) {
    ask();
    wait(15);
    turn();
  }
  const last = Array.from({ length: 10 }, () => ask());
  expect(last.map(({ said }) => said)).toEqual([
    ...Array.from({ length: 8 }, () => ''),
    'slow',
    'slow',
  ]);
});

it('keeps those in line back while people come in at the door, but not for long', () => {
  const { admission, ask, turn, wait } = admissionWith();
  const [first, second] = [ask(), ask()];
  for (let knock = 0; knock < 5; knock += 1) {
    admission.knock();
    turn();
    expect(first.said).toBe('');
    wait(2);
  }
  turn();
  expect(first.said).toBe('in');
  for (let knock = 0; knock < 5; knock += 1) {
    admission.knock();
    turn();
    expect(second.said).toBe('');
    wait(6);
  }
  admission.knock();
  turn();
  expect(second.said).toBe('in');
});

it('ends such a wait also when nobody else comes', async () => {
  const limits = { ...usualLimits(8), read: { ...READ, running: 1, patience: 5 } };
  const admission = createAdmission(limits, { later: setImmediate });
  const first = Promise.withResolvers<() => void>();
  admission.ask('read', { go: first.resolve, shed: () => first.reject(new Error('shed')) });
  await first.promise;
  await expect(runAdmitted(admission, 'read', () => 'never')).rejects.toThrow(Busy);
});

it('shares the turns by weight, and starves nobody', () => {
  const { ask, turn } = admissionWith({ running: 100, waiting: 100 });
  const reads = Array.from({ length: 60 }, () => ask());
  const posts = Array.from({ length: 30 }, () => ask('guest-generate'));
  for (let turns = 0; turns < 35; turns += 1) turn();
  const served = (all: { said: string }[]) => all.filter(({ said }) => said === 'in').length;
  expect(served(posts)).toBeGreaterThanOrEqual(2);
  expect(served(posts)).toBeLessThanOrEqual(3);
  expect(served(reads) + served(posts)).toBe(35);
});

it('keeps the places of one class from all others', () => {
  const { ask, turns } = admissionWith({ running: 1, waiting: 1 });
  const reads = [ask(), ask()];
  turns();
  const write = ask('write');
  turns();
  expect([...reads, write].map(({ said }) => said)).toEqual(['in', 'full', 'in']);
});

it('gives the place back whatever becomes of the work', async () => {
  const limits = { ...usualLimits(8), read: { ...READ, running: 1 } };
  const admission = createAdmission(limits, { later: setImmediate });
  const work = () => Promise.reject(new Error('canary'));
  await expect(runAdmitted(admission, 'read', work)).rejects.toThrow('canary');
  expect(await runAdmitted(admission, 'read', () => 'done')).toBe('done');
});

it('sends nobody away for a standstill of the process: neither who waits before free places, nor behind others', async () => {
  const limits = { ...usualLimits(8), picture: { ...READ, running: 4, waiting: 8, patience: 100 } };
  const admission = createAdmission(limits, { later: setImmediate });
  const said: string[] = [];
  const leaves: (() => void)[] = [];
  const ask = () =>
    admission.ask('picture', {
      go: (leave) => {
        said.push('in');
        leaves.push(leave);
      },
      shed: (reason) => said.push(reason),
    });
  for (let picture = 0; picture < 4; picture += 1) ask();
  await expect.poll(() => said).toHaveLength(4);
  // Two wait behind these four when everything stops, for longer than anybody may wait.
  for (let picture = 0; picture < 2; picture += 1) ask();
  const stop = new Int32Array(new SharedArrayBuffer(4));
  Atomics.wait(stop, 0, 0, 1000);
  ask();
  await new Promise((next) => setTimeout(next, 200));
  expect(said).toEqual(Array.from({ length: 4 }, () => 'in'));
  for (const leave of leaves.splice(0)) leave();
  await expect.poll(() => said).toEqual(Array.from({ length: 7 }, () => 'in'));
});

it('sends nobody away who is alone with free places in front, however slow the machine is', () => {
  const { ask, turns, wait } = admissionWith({ running: 64, waiting: 64 });
  const asked = Array.from({ length: 6 }, () => {
    wait(1000);
    return ask();
  });
  turns();
  expect(asked.map(({ said }) => said)).toEqual(Array.from({ length: 6 }, () => 'in'));
});

it('ends a wait also of those who came when there was still a place', async () => {
  const limits = { ...usualLimits(8), read: { ...READ, running: 1, patience: 5 } };
  const admission = createAdmission(limits, { later: setImmediate });
  const ask = () => runAdmitted(admission, 'read', () => new Promise<never>(() => {}));
  void ask();
  await expect(ask()).rejects.toThrow(Busy);
});
