import { type IncomingMessage, request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { modelBaseUrl, type ModelSettings } from '../settings/model-settings.server.ts';
import { ModelError } from './model-errors.server.ts';

export type ChatMessage = { role: 'system' | 'user'; content: string };

type RequestShape = {
  maxTokensField: 'max_tokens' | 'max_completion_tokens';
  temperature: boolean;
  streamOptions: boolean;
};

export const INITIAL_SHAPE: RequestShape = {
  maxTokensField: 'max_tokens',
  temperature: true,
  streamOptions: true,
};

/** The URL of the chat completions, with the api-version for Azure. */
export function completionsUrl(settings: ModelSettings): URL {
  const url = new URL(modelBaseUrl(settings));
  url.pathname = `${url.pathname.replace(/\/+$/, '')}/chat/completions`;
  if (settings.openaiApiVersion) url.searchParams.set('api-version', settings.openaiApiVersion);
  return url;
}

export function requestHeaders(settings: ModelSettings): Record<string, string> {
  const { openaiApiKey: key, openaiAuth } = settings;
  const headers = { 'content-type': 'application/json', accept: 'text/event-stream' };
  if (key === undefined) return headers;
  return openaiAuth === 'api-key'
    ? { ...headers, 'api-key': key }
    : { ...headers, authorization: `Bearer ${key}` };
}

/** The request body (docs/product.md §7) of a streamed completion. */
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

/** The shape without the parameter that an error response names, or null when it names none that can be left out. */
export function reduceShape(shape: RequestShape, errorText: string): RequestShape | null {
  if (shape.streamOptions && errorText.includes('stream_options')) {
    return { ...shape, streamOptions: false };
  }
  if (shape.maxTokensField === 'max_tokens' && errorText.includes('max_completion_tokens')) {
    return { ...shape, maxTokensField: 'max_completion_tokens' };
  }
  // Quoted: the word alone also occurs in other errors.
  if (shape.temperature && /["'`]temperature["'`]/.test(errorText)) {
    return { ...shape, temperature: false };
  }
  return null;
}

type Call = { headers: Record<string, string>; body: string; signal: AbortSignal };

/**
 * Posts to the model provider; resolves when the response headers arrive. Uses no redirect and no proxy, so the key is
 * sent to the configured host only. `signal` aborts the request, and the response while it is read.
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

/** Reads a Retry-After header (seconds or a date), in milliseconds. Undefined when it is invalid. */
export function readRetryAfter(header: string | undefined, now: number): number | undefined {
  if (header === undefined || header.trim() === '') return undefined;
  const seconds = Number(header);
  if (!Number.isNaN(seconds)) return seconds >= 0 ? seconds * 1000 : undefined;
  const date = Date.parse(header);
  return Number.isNaN(date) ? undefined : Math.max(date - now, 0);
}

/**
 * The delay before the retry, in milliseconds, or null for an error that is not retried. `chance` in [0, 1) is the
 * jitter.
 */
export function waitBeforeRetry(error: unknown, chance: number): number | null {
  if (!(error instanceof ModelError)) return null;
  if (!['network', 'upstream', 'rate_limit'].includes(error.code)) return null;
  const { retryAfter } = error;
  if (retryAfter === undefined) return RETRY_WAIT_MS * (0.5 + chance);
  return retryAfter > MAX_RETRY_WAIT_MS ? null : retryAfter + (chance * RETRY_WAIT_MS) / 4;
}
