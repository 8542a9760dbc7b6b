import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createCallSlots } from './call-slots.ts';

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
