import type { Draft } from '../../platform/model/thought-filter.ts';
import type { Problem } from '../../platform/http/problem.ts';
import { inTurn } from '../../platform/browser/in-turn.ts';
import { readEventStream } from '../../platform/http/event-stream.ts';

/** The text with another piece of it. A fresh piece starts it over. */
export function textWith(text: string, { text: more, fresh }: Draft): string {
  return fresh ? more : text + more;
}

/** Why nothing was generated. `refused` has a message of the server, `failed` only sometimes. */
export type GenerationRejection = {
  ok: false;
  reason: 'failed' | 'stopped' | 'guest-limit' | 'refused';
  words?: string;
  field?: string;
};

type Sending = {
  /** JSON, or a form. */
  body: object | URLSearchParams;
  /** The Idempotency-Key: retrying with the same key finds the result of the first attempt. */
  key: string;
  signal: AbortSignal;
};

/** As many seconds as a text of a model on the own network may take. */
const MAX_WAITS = 110;
const MAX_WAIT_SECONDS = 10;

/**
 * Requests a generation and passes each event of the response to `take`, until that returns a result. Never throws:
 * an incomplete stream is `failed`, an abort `stopped`.
 */
export async function requestGeneration<Result>(
  url: string,
  sending: Sending,
  take: (event: { event: string; data: unknown }) => Result | undefined,
): Promise<Result | GenerationRejection> {
  try {
    const response = await postWithRetry(url, sending);
    if (!response.ok) return await readRejection(response);
    const result = response.body && (await readEventStream(response.body, take));
    return result ?? { ok: false, reason: 'failed' };
  } catch {
    return { ok: false, reason: sending.signal.aborted ? 'stopped' : 'failed' };
  }
}

// Waits while another request with the same key is in progress.
async function postWithRetry(url: string, { body, key, signal }: Sending): Promise<Response> {
  const isForm = body instanceof URLSearchParams;
  for (let waits = 0; ; waits += 1) {
    const response = await inTurn(() =>
      fetch(url, {
        method: 'POST',
        headers: { ...(!isForm && { 'content-type': 'application/json' }), 'idempotency-key': key },
        body: isForm ? body : JSON.stringify(body),
        signal,
      }),
    );
    const wait = response.headers.get('retry-after');
    // Only a 409 with Retry-After means that the same key is in progress.
    if (response.status !== 409 || wait === null || waits === MAX_WAITS) return response;
    await response.body?.cancel();
    const seconds = Number(wait) || 1;
    await pause(Math.min(seconds, MAX_WAIT_SECONDS) * 1000, signal);
  }
}

// Throws when the body is no problem document.
async function readRejection(response: Response): Promise<GenerationRejection> {
  const { status } = response;
  const problem = (await response.json()) as Problem;
  if (problem.code === 'guest-limit') return { ok: false, reason: 'guest-limit' };
  if (['storage-full', 'busy', 'network-busy', 'writing-paused'].includes(problem.code)) {
    return { ok: false, reason: 'failed', words: problem.title };
  }
  // Still in progress after all retries: the key can be used again.
  const isOpen = problem.code === 'in-progress' || status >= 500;
  if (isOpen || !problem.title) return { ok: false, reason: 'failed' };
  return { ok: false, reason: 'refused', words: problem.title, field: problem.field };
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((done, fail) => {
    const timer = setTimeout(done, milliseconds);
    const stop = () => {
      clearTimeout(timer);
      fail(new DOMException('Stopped', 'AbortError'));
    };
    signal.addEventListener('abort', stop, { once: true });
  });
}
