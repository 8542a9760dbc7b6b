import type { TestApp, TestBrowser } from './test-app.ts';

type Leaving = {
  path: string;
  /** A form, which holds its key, or a body of JSON. */
  json: object | URLSearchParams;
  /** Returns whether enough text has arrived to disconnect. */
  isEnough: (seen: string) => boolean;
  /** Runs before the client disconnects. */
  first?: () => Promise<unknown>;
};

/** Sends a form as this browser's page does, with the idempotency key key-000001, and disconnects during the response. */
export async function leaveStream(
  { origin }: Pick<TestApp, 'origin'>,
  browser: TestBrowser,
  { path, json, isEnough, first }: Leaving,
): Promise<void> {
  const leaving = new AbortController();
  const isForm = json instanceof URLSearchParams;
  const answer = await fetch(origin + path, {
    method: 'POST',
    body: isForm ? json : JSON.stringify(json),
    headers: {
      origin,
      cookie: [...browser.cookies].map((pair) => pair.join('=')).join('; '),
      ...(!isForm && { 'content-type': 'application/json' }),
      'idempotency-key': 'key-000001',
    },
    signal: leaving.signal,
  });
  if (!answer.ok || !answer.body) throw new Error(`${path} was refused: ${answer.status}`);
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  let seen = '';
  while (!isEnough(seen)) {
    const { done, value } = await reader.read();
    if (done) throw new Error(`${path} was over before it was left`);
    seen += value;
  }
  await first?.();
  leaving.abort();
}

/** Returns whether the first text has arrived. */
export const hasBegun = (seen: string) => seen.includes('event: delta');
