import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { eventStreamResponse, readEventStream } from './event-stream.ts';

async function* slow(gaps: readonly number[]) {
  for (const [data, gap] of gaps.entries()) {
    await pause(gap);
    yield { event: 'delta', data };
  }
}

it('fills a silence with comments, so that no proxy hangs up', async () => {
  const text = await eventStreamResponse(slow([0, 130, 0]), 30).text();
  const [first, ...rest] = text.split('event: delta');
  expect(first).toBe('');
  expect(rest[0]!.match(/^: still here$/gm)?.length).toBeGreaterThanOrEqual(2);
  expect(rest[1]).not.toContain('still here');
});

it('is read without the comments', async () => {
  const seen: unknown[] = [];
  const { body } = eventStreamResponse(slow([50, 50]), 10);
  await readEventStream(body!, ({ data }) => void seen.push(data));
  expect(seen).toEqual([0, 1]);
});

it('asks for the next event once, however long it takes', async () => {
  let asked = 0;
  const events = {
    next: () => {
      asked += 1;
      return pause(60).then(() => ({ done: true as const, value: undefined }));
    },
  } as AsyncGenerator<never, void>;
  await eventStreamResponse(events, 10).text();
  expect(asked).toBe(1);
});
