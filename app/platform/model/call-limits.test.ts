import { expect, it } from 'vitest';
import { createCircuitBreaker } from './call-limits.server.ts';

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
