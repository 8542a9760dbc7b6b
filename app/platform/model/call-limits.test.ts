import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createCallSlots, createCircuitBreaker } from './call-limits.server.ts';

const never = new AbortController().signal;

it('lets so many run, so many wait, and turns the rest away', async () => {
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

it('turns away who waits too long, and forgets them', async () => {
  const slots = createCallSlots({ running: 1, waiting: 1, longestWait: 20 });
  const free = await slots.take(never);
  await expect(slots.take(never)).rejects.toMatchObject({ code: 'busy' });
  free();
  await slots.take(never);
});

it('lets a reader leave the line', async () => {
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

it('serves in the order of arrival', async () => {
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

it('opens at the tenth failure and not before', () => {
  const { breaker } = brokenAt();
  for (let call = 0; call < 9; call += 1) breaker.failed();
  expect(breaker.mayCall()).toBe(true);
  breaker.failed();
  expect([breaker.isOpen(), breaker.mayCall()]).toEqual([true, false]);
});

it('stays closed while more than half of the calls succeed, and forgets old failures', () => {
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

it('asks once in ten seconds, also while that call still hangs, and closes at the first success', () => {
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

it('lets one call in ten be tried again at most, and none while it is open', () => {
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
