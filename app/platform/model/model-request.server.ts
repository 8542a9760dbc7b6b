import { type IncomingMessage, request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { modelBaseUrl, type ModelSettings } from '../settings/model-settings.server.ts';
import { ModelError } from './model-errors.server.ts';

export type ChatMessage = { role: 'system' | 'user'; content: string };

/** Which parameters an endpoint accepts. */
type RequestShape = {
  maxTokensField: 'max_tokens' | 'max_completion_tokens';
  temperature: boolean;
  streamOptions: boolean;
};

/** The shape of the first call. `reduceShape` changes it when the endpoint refuses a parameter. */
export const INITIAL_SHAPE: RequestShape = {
  maxTokensField: 'max_tokens',
  temperature: true,
  streamOptions: true,
};

/** The address of the chat completions: the base, its path, and Azure's version where one is set. */
export function completionsUrl(settings: ModelSettings): URL {
  const url = new URL(modelBaseUrl(settings));
  url.pathname = `${url.pathname.replace(/\/+$/, '')}/chat/completions`;
  if (settings.openaiApiVersion) url.searchParams.set('api-version', settings.openaiApiVersion);
  return url;
}

/** The headers of a call, with the key as the provider wants it. */
export function requestHeaders(settings: ModelSettings): Record<string, string> {
  const { openaiApiKey: key, openaiAuth } = settings;
  const headers = { 'content-type': 'application/json', accept: 'text/event-stream' };
  if (key === undefined) return headers;
  return openaiAuth === 'api-key'
    ? { ...headers, 'api-key': key }
    : { ...headers, authorization: `Bearer ${key}` };
}

/** The body of a call: docs/product.md §7, streamed. */
export function requestBody(
  settings: ModelSettings,
  shape: RequestShape,
  messages: readonly ChatMessage[],
): string {
  return JSON.stringify({
    model: settings.openaiModel,
    messages,
    ...(shape.temperature ? { temperature: settings.openaiTemperature } : {}),
    [shape.maxTokensField]: settings.openaiMaxTokens,
    stream: true,
    ...(shape.streamOptions ? { stream_options: { include_usage: true } } : {}),
  });
}

/**
 * The next shape to try after a refusal that names a parameter, or null when the refusal has another
 * cause. Each parameter gives way once, so this ends.
 */
export function reduceShape(shape: RequestShape, refusal: string): RequestShape | null {
  if (shape.streamOptions && refusal.includes('stream_options')) {
    return { ...shape, streamOptions: false };
  }
  if (shape.maxTokensField === 'max_tokens' && refusal.includes('max_completion_tokens')) {
    return { ...shape, maxTokensField: 'max_completion_tokens' };
  }
  // An everyday word: only where it stands as a name.
  if (shape.temperature && /["'`]temperature["'`]/.test(refusal)) {
    return { ...shape, temperature: false };
  }
  return null;
}

type Call = { headers: Record<string, string>; body: string; signal: AbortSignal };

/**
 * Posts to the model provider and gives the answer once its headers are there. Follows no redirect and
 * asks no proxy, so the key goes to the configured host alone. Rejects with Node's error, or when
 * `signal` aborts; that also ends an answer which is still being read.
 */
export function postToModel(url: URL, { headers, body, signal }: Call): Promise<IncomingMessage> {
  const request = url.protocol === 'https:' ? requestSecure : requestPlain;
  const length = { 'content-length': String(Buffer.byteLength(body)) };
  return new Promise((done, fail) => {
    const outgoing = request(
      url,
      { method: 'POST', headers: { ...headers, ...length }, signal },
      done,
    );
    outgoing.on('error', fail).end(body);
  });
}

const MAX_RETRY_WAIT_MS = 8000;
const RETRY_WAIT_MS = 600;

/**
 * What a Retry-After header asks for, in milliseconds: seconds or a date.
 * Undefined when it asks for nothing sensible.
 */
export function readRetryAfter(header: string | undefined, now: number): number | undefined {
  if (header === undefined || header.trim() === '') return undefined;
  const seconds = Number(header);
  if (!Number.isNaN(seconds)) return seconds >= 0 ? seconds * 1000 : undefined;
  const date = Date.parse(header);
  return Number.isNaN(date) ? undefined : Math.max(date - now, 0);
}

/**
 * How long to wait before the one retry, in milliseconds, or null for an error that is not worth one:
 * a timeout, an exhausted quota, a refusal, or a provider that wants more than eight seconds.
 * `chance` is a number in [0, 1): those who failed together should not come back together.
 */
export function waitBeforeRetry(error: unknown, chance: number): number | null {
  if (!(error instanceof ModelError)) return null;
  if (!['network', 'upstream', 'rate_limit'].includes(error.code)) return null;
  const asked = error.retryAfter;
  if (asked === undefined) return RETRY_WAIT_MS * (0.5 + chance);
  return asked > MAX_RETRY_WAIT_MS ? null : asked + (chance * RETRY_WAIT_MS) / 4;
}
