import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { chunk, frame, STOP } from '../../../test/fake-model-provider.ts';
import { modelErrorFactory } from './model-errors.server.ts';
import { CompletionBody } from './model-response.server.ts';

// The clock alone: the stream itself goes its own way.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

function openBody() {
  const response = new PassThrough();
  const onText = vi.fn<() => void>();
  const body = new CompletionBody(response as unknown as IncomingMessage, {
    onText,
    hangUp: () => undefined,
    newError: modelErrorFactory('OpenAI', undefined),
  });
  const write = (content: string) => response.write(frame(chunk({ content })));
  return { body, onText, response, write };
}

/** What `promise` has come to by now; 'waiting' while it has not. */
async function soFar<T>(promise: Promise<T>): Promise<T | 'waiting'> {
  for (let turn = 0; turn < 5; turn += 1) await setImmediate();
  return Promise.race([promise, Promise.resolve('waiting' as const)]);
}

it('delivers the first text at once', async () => {
  const { body, write } = openBody();
  const first = body.next(false);
  write('I waited');
  expect(await soFar(first)).toBe('I waited');
});

it('batches later text for two frames', async () => {
  const { body, onText, write } = openBody();
  const gathered = body.next(true);
  for (const word of ['one', ' two', ' three']) {
    write(word);
    expect(await soFar(gathered)).toBe('waiting');
    vi.advanceTimersByTime(10);
  }
  // The clock of silence hears each of them when it comes.
  expect(onText).toHaveBeenCalledTimes(3);
  vi.advanceTimersByTime(4);
  expect(await soFar(gathered)).toBe('one two three');
});

it('delivers all buffered text to a slow reader', async () => {
  const { body, write } = openBody();
  write('one');
  write(' two');
  await setImmediate();
  expect(await soFar(body.next(true))).toBe('one two');
  const next = body.next(true);
  vi.advanceTimersByTime(100);
  expect(await soFar(next)).toBe('waiting');
});

it('delivers the remaining text at the end', async () => {
  const { body, response, write } = openBody();
  const last = body.next(true);
  write('Agree?');
  response.end(STOP);
  expect(await soFar(last)).toBe('Agree?');
  expect(await soFar(body.next(true))).toBeNull();
});

it('delivers the text before an error, then throws', async () => {
  const { body, response, write } = openBody();
  const last = body.next(true);
  write('Half a');
  await setImmediate();
  response.destroy(new Error('cut'));
  expect(await soFar(last)).toBe('Half a');
  await expect(body.next(true)).rejects.toMatchObject({ code: 'truncated' });
});
