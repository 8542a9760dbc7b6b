import type { IncomingMessage } from 'node:http';
import { z } from 'zod';
import { postToModel } from '../../platform/model/model-request.server.ts';
import type { ModerationEndpoint } from '../../platform/settings/model-settings.server.ts';

const DEADLINE = 3000;
/** An answer is a few kilobytes; whatever goes on beyond this is none. */
const MOST_CHARACTERS = 200_000;

const answer = z.object({ results: z.array(z.object({ flagged: z.boolean() })).min(1) });

/**
 * Whether the endpoint objects to a text. Throws when it does not say so, in words without the key or the text:
 * another status, something else than an answer, or nothing within three seconds.
 */
export async function askModeration(
  { url, key, model }: ModerationEndpoint,
  text: string,
): Promise<boolean> {
  const signal = AbortSignal.timeout(DEADLINE);
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
    if (body.length > MOST_CHARACTERS) throw new Error('the answer does not end');
  }
  return body;
}
