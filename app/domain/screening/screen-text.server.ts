import type { IncomingMessage } from 'node:http';
import { z } from 'zod';
import { postToModel } from '../../platform/model/model-request.server.ts';
import type { Services } from '../../platform/services.ts';
import {
  moderationEndpoint,
  type ModerationEndpoint,
} from '../../platform/settings/model-settings.server.ts';
import { screenWords } from './screen-words.server.ts';

const TIMEOUT_MS = 3000;
/** An answer is a few kilobytes; whatever goes on beyond this is none. */
const MAX_CHARACTERS = 200_000;

const answer = z.object({ results: z.array(z.object({ flagged: z.boolean() })).min(1) });

/**
 * Whether the endpoint objects to a text. Throws when it does not say so, in words without the key or the text:
 * another status, something else than an answer, or nothing within three seconds.
 */
async function callModeration(
  { url, key, model }: ModerationEndpoint,
  text: string,
): Promise<boolean> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  const headers = {
    'content-type': 'application/json',
    accept: 'application/json',
    ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
  };
  const response = await postToModel(url, {
    headers,
    body: JSON.stringify({ model, input: text }),
    signal,
  });
  const body = await bodyOf(response);
  if (response.statusCode !== 200) throw new Error(`the answer was ${response.statusCode}`);
  return answer.parse(JSON.parse(body)).results.some(({ flagged }) => flagged);
}

async function bodyOf(response: IncomingMessage): Promise<string> {
  let body = '';
  response.setEncoding('utf8');
  for await (const piece of response) {
    body += piece as string;
    if (body.length > MAX_CHARACTERS) throw new Error('the answer does not end');
  }
  return body;
}

/** What may become of a text: shown, kept back until somebody has looked, or not taken at all. */
type Verdict = 'ok' | 'review' | 'refuse';
/** `reason` is a word for the queue, not for the writer. */
export type Screening = {
  verdict: Verdict;
  reason: 'coarse' | 'worrying' | 'flagged' | 'unchecked' | 'hateful' | null;
};

/**
 * Looks through a text that everybody is to read: its words, and where an endpoint is set up, what that says.
 * Where that cannot say anything, a person has to: nothing is shown unchecked. Never throws.
 */
export async function screenText(services: Services, text: string): Promise<Screening> {
  const words = screenWords(text);
  if (words === 'hateful') return { verdict: 'refuse', reason: words };
  if (words !== 'clean') return { verdict: 'review', reason: words };
  const endpoint = moderationEndpoint(services.settings);
  if (!endpoint) return { verdict: 'ok', reason: null };
  try {
    const isFlagged = await callModeration(endpoint, text);
    return isFlagged ? { verdict: 'review', reason: 'flagged' } : { verdict: 'ok', reason: null };
  } catch (error) {
    const { message } = error as Error;
    services.log.warn({ cause: message.slice(0, 200) }, 'a text could not be checked: it is held');
    return { verdict: 'review', reason: 'unchecked' };
  }
}
