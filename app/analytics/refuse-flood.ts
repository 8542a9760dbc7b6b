import { tooManyRequests } from '../errors.ts';

/** The answer to too much at once: its words and its header name the same wait, in seconds. */
export function refuseFlood(requestId: string, wait: number): Response {
  const minutes = Math.ceil(wait / 60);
  const time = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return tooManyRequests(wait, requestId, `That was a lot at once. Try again in ${time}.`);
}
