import type { IncomingMessage } from 'node:http';
import { z } from 'zod';
import { postToModel } from '../../platform/model/model-request.server.ts';
import type { Services } from '../../platform/services.ts';
import {
  moderationEndpoint,
  type ModerationEndpoint,
} from '../../platform/settings/model-settings.server.ts';
import { screenWords } from './word-screening.server.ts';

const TIMEOUT_MS = 3000;
/** Maximum length of the response body in characters. A normal response has a few kilobytes. */
const MAX_CHARACTERS = 200_000;

const answer = z.object({ results: z.array(z.object({ flagged: z.boolean() })).min(1) });

/**
 * Returns whether the moderation endpoint flags a text. Throws on a status other than 200, an invalid response, or a
 * timeout of three seconds. The error message contains neither the key nor the text.
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

/** The decision on a text: publish it, hide it until a review, or reject it. */
type Verdict = 'ok' | 'review' | 'refuse';
/** `reason` is a code for the queue, not a message for the author. */
export type Screening = {
  verdict: Verdict;
  reason: 'coarse' | 'worrying' | 'flagged' | 'unchecked' | 'hateful' | null;
};

/**
 * Screens a public text with the word lists and, if configured, the moderation endpoint. Returns 'review' when the
 * endpoint fails, so that no unchecked text is published. Never throws.
 */
export async function screenText(
  services: Pick<Services, 'settings' | 'log'>,
  text: string,
): Promise<Screening> {
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
