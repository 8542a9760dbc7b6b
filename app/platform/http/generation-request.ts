import type { Problem } from './errors.ts';

/** Why nothing was written. Most of `failed` has the words of its page, `refused` brings its own. */
export type Rejection =
  | { ok: false; reason: 'failed'; words?: string }
  | { ok: false; reason: 'stopped' | 'guest-limit' }
  | { ok: false; reason: 'refused'; words: string; field: string | undefined };

type Sending = { body: object; key: string; signal: AbortSignal };

const MAX_WAITS = 60;
const MAX_WAIT_SECONDS = 10;

/** Posts `body` under its Idempotency-Key, and waits while the same is being written for somebody else. */
export async function postWithRetry(
  url: string,
  { body, key, signal }: Sending,
): Promise<Response> {
  for (let waits = 0; ; waits += 1) {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(body),
      signal,
    });
    const wait = response.headers.get('retry-after');
    // The same is being written for another tab, or for this one before its connection broke. Another 409 stays one.
    if (response.status !== 409 || wait === null || waits === MAX_WAITS) return response;
    await response.body?.cancel();
    const seconds = Number(wait) || 1;
    await pause(Math.min(seconds, MAX_WAIT_SECONDS) * 1000, signal);
  }
}

/** What a refused request says. Throws when that is no problem document. */
export async function readRejection(response: Response): Promise<Rejection> {
  const { status } = response;
  const problem = (await response.json()) as Problem;
  if (problem.code === 'guest-limit') return { ok: false, reason: 'guest-limit' };
  if (['storage-full', 'busy', 'network-busy'].includes(problem.code)) {
    return { ok: false, reason: 'failed', words: problem.title };
  }
  // Still being written after all the waiting: the key stays good for another try.
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
