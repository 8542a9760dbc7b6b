import type { Problem } from '../errors.ts';
import type { GeneratedPost } from './generation-state.ts';
import { readGenerationStream } from './read-generation-stream.ts';

/** The body of POST /api/generations: a form, or an own earlier post to write again. */
export type AskBody =
  | { style: string; fields: Record<string, string>; humorLevel?: string }
  | { from: string };

export type Ask = {
  body: AskBody;
  /** The same for every try at the same post, so that a second try finds the first one's. */
  key: string;
  signal: AbortSignal;
  onText: (text: string) => void;
};

/** What came of it. Most of `failed` has the words of its page, `refused` brings its own. */
export type Answer =
  | { ok: true; post: GeneratedPost }
  | { ok: false; reason: 'failed'; words?: string }
  | { ok: false; reason: 'stopped' | 'guest-limit' }
  | { ok: false; reason: 'refused'; words: string; field: string | undefined };

const MOST_WAITS = 60;
const LONGEST_WAIT = 10;

/** Asks the server for a post and reads it. Never throws. `origin` is for callers outside a page. */
export async function askForPost(ask: Ask, origin = ''): Promise<Answer> {
  try {
    const response = await postWhenFree(ask, origin);
    if (!response.ok) return refusal(response.status, (await response.json()) as Problem);
    const post = response.body && (await readGenerationStream(response.body, ask.onText));
    return post ? { ok: true, post } : { ok: false, reason: 'failed' };
  } catch {
    return { ok: false, reason: ask.signal.aborted ? 'stopped' : 'failed' };
  }
}

async function postWhenFree({ body, key, signal }: Ask, origin: string): Promise<Response> {
  for (let waits = 0; ; waits += 1) {
    const response = await fetch(`${origin}/api/generations`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify(body),
      signal,
    });
    // The same post is being written for another tab, or for this one before its connection broke.
    if (response.status !== 409 || waits === MOST_WAITS) return response;
    await response.body?.cancel();
    const seconds = Number(response.headers.get('retry-after') ?? 1) || 1;
    await pause(Math.min(seconds, LONGEST_WAIT) * 1000, signal);
  }
}

function refusal(status: number, problem: Problem): Answer {
  if (problem.code === 'guest-limit') return { ok: false, reason: 'guest-limit' };
  if (problem.code === 'storage-full') return { ok: false, reason: 'failed', words: problem.title };
  // Still being written after all the waiting: the key stays good for another try.
  if (status === 409 || status >= 500 || !problem.title) return { ok: false, reason: 'failed' };
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
