import {
  postWithRetry,
  readRejection,
  type Rejection,
} from '../../platform/http/generation-request.ts';
import type { GeneratedPost } from './generation-state.ts';
import { readGenerationStream } from './read-generation-stream.ts';

/** The body of POST /api/generations: a form, or an own earlier post to write again. */
export type AskBody =
  | {
      style: string;
      fields: Record<string, string>;
      humorLevel?: string;
      remixOf?: string;
      promptDay?: string;
    }
  | { from: string; levelChange?: 'up' | 'down' };

export type Ask = {
  body: AskBody;
  /** The same for every try at the same post, so that a second try finds the first one's. */
  key: string;
  signal: AbortSignal;
  onText: (text: string) => void;
};

/** What came of it. Most of `failed` has the words of its page, `refused` brings its own. */
export type Answer = { ok: true; post: GeneratedPost } | Rejection;

/** Asks the server for a post and reads it. Never throws. `origin` is for callers outside a page. */
export async function askForPost(ask: Ask, origin = ''): Promise<Answer> {
  try {
    const response = await postWithRetry(`${origin}/api/generations`, ask);
    if (!response.ok) return await readRejection(response);
    const post = response.body && (await readGenerationStream(response.body, ask.onText));
    return post ? { ok: true, post } : { ok: false, reason: 'failed' };
  } catch {
    return { ok: false, reason: ask.signal.aborted ? 'stopped' : 'failed' };
  }
}
