import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createCallSlots, createCircuitBreaker } from './call-limits.server.ts';

const never = new AbortController().signal;

it('limits running and waiting calls and rejects the rest', async () => {
  const slots = createCallSlots({ running: 2, waiting: 1, longestWait: 1000 });
  const first = await slots.take(never);
  await slots.take(never);
  const waiting = slots.take(never);
  await expect(slots.take(never)).rejects.toMatchObject({ code: 'busy' });
  first();
  first();
  (await waiting)();
  const again = await slots.take(never);
  const line = slots.take(never);
  again();
  await line;
});

it('rejects a call that waits too long and removes it from the queue', async () => {
  const slots = createCallSlots({ running: 1, waiting: 1, longestWait: 20 });
  const free = await slots.take(never);
  await expect(slots.take(never)).rejects.toMatchObject({ code: 'busy' });
  free();
  await slots.take(never);
});

it('removes a call from the queue when its signal aborts', async () => {
  const slots = createCallSlots({ running: 1, waiting: 1, longestWait: 1000 });
  const free = await slots.take(never);
  const leaving = new AbortController();
  const waiting = slots.take(leaving.signal);
  const reason = new Error('left');
  leaving.abort(reason);
  await expect(waiting).rejects.toBe(reason);
  await expect(slots.take(leaving.signal)).rejects.toBe(reason);
  free();
  await slots.take(never);
});

it('starts waiting calls in the order of arrival', async () => {
  const slots = createCallSlots({ running: 1, waiting: 5, longestWait: 1000 });
  const order: number[] = [];
  await Promise.all(
    [1, 2, 3].map(async (number) => {
      const free = await slots.take(never);
      order.push(number);
      await pause(1);
      free();
    }),
  );
  expect(order).toEqual([1, 2, 3]);
});

function brokenAt(start = 0) {
  let at = start;
  const breaker = createCircuitBreaker(() => at);
  return { breaker, wait: (milliseconds: number) => (at += milliseconds) };
}

it('opens at the tenth failure', () => {
  const { breaker } = brokenAt();
  for (let call = 0; call < 9; call += 1) breaker.failed();
  expect(breaker.mayCall()).toBe(true);
  breaker.failed();
  expect([breaker.isOpen(), breaker.mayCall()]).toEqual([true, false]);
});

it('stays closed while more than half of the calls succeed, and ignores failures outside the window', () => {
  const { breaker, wait } = brokenAt();
  for (let call = 0; call < 30; call += 1) (call % 3 ? breaker.succeeded : breaker.failed)();
  expect(breaker.isOpen()).toBe(false);
  const other = brokenAt();
  for (let call = 0; call < 9; call += 1) other.breaker.failed();
  other.wait(31_000);
  other.breaker.failed();
  expect(other.breaker.isOpen()).toBe(false);
  expect(wait(0)).toBe(0);
});

it('probes once in ten seconds, also while a probe hangs, and closes at the first success', () => {
  const { breaker, wait } = brokenAt();
  for (let call = 0; call < 10; call += 1) breaker.failed();
  const asked = Array.from({ length: 30 }, () => {
    wait(1000);
    return breaker.mayCall();
  });
  expect(asked.filter(Boolean)).toHaveLength(3);
  breaker.succeeded();
  expect([breaker.isOpen(), breaker.mayCall(), breaker.mayCall()]).toEqual([false, true, true]);
  breaker.failed();
  expect(breaker.isOpen()).toBe(false);
});

it('allows at most one retry in ten calls, and none while it is open', () => {
  const { breaker } = brokenAt();
  let retries = 0;
  for (let call = 0; call < 300; call += 1) {
    breaker.began();
    if (call % 3) breaker.succeeded();
    else if (breaker.mayRetry()) retries += 1;
  }
  expect(retries).toBeGreaterThan(10);
  expect(retries).toBeLessThanOrEqual(30);
  for (let call = 0; call < 300; call += 1) breaker.failed();
  for (let call = 0; call < 100; call += 1) breaker.began();
  expect(breaker.mayRetry()).toBe(false);
});
