import { type IncomingMessage, request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import { isOwnModel, modelBaseUrl, type ModelSettings } from '../settings/model-settings.server.ts';
import { ModelError } from './model-errors.server.ts';

export type ChatMessage = { role: 'system' | 'user'; content: string };

/** What a request leaves out because the endpoint refused it. */
export type RequestShape = {
  maxTokens: 'max_tokens' | 'max_completion_tokens' | null;
  temperature: boolean;
  streamOptions: boolean;
  stream: boolean;
  systemRole: boolean;
  /** `none` asks for no thoughts before the text. */
  effort: 'none' | 'unset' | 'refused';
};

/**
 * The first request to an endpoint. Engines of the own network know `reasoning_effort`, and think by themselves where it is
 * missing; providers have models that refuse it.
 */
export function initialShape(settings: Pick<ModelSettings, 'openaiBaseUrl'>): RequestShape {
  return {
    maxTokens: 'max_tokens',
    temperature: true,
    streamOptions: true,
    stream: true,
    systemRole: true,
    effort: isOwnModel(settings) ? 'none' : 'unset',
  };
}

/**
 * Where the chat completions may be, the likeliest first, with the api-version for Azure. The base address may end in
 * /chat/completions, and may lack /v1.
 */
export function completionsUrls(settings: ModelSettings): [URL, ...URL[]] {
  const at = (path: string) => {
    const url = new URL(modelBaseUrl(settings));
    const base = url.pathname.replace(/\/{2,}/g, '/').replace(/\/(?:chat\/completions\/?)?$/, '');
    url.pathname = base + path;
    if (settings.openaiApiVersion) url.searchParams.set('api-version', settings.openaiApiVersion);
    return url;
  };
  const first = at('/chat/completions');
  const isVersioned = /\/v\d|\/deployments\//.test(first.pathname);
  return isVersioned ? [first] : [first, at('/v1/chat/completions')];
}

export function requestHeaders(settings: ModelSettings): Record<string, string> {
  const { openaiApiKey: key, openaiAuth } = settings;
  const headers = { 'content-type': 'application/json', accept: 'text/event-stream' };
  if (key === undefined) return headers;
  return openaiAuth === 'api-key'
    ? { ...headers, 'api-key': key }
    : { ...headers, authorization: `Bearer ${key}` };
}

/** The request body (docs/product.md §7) of a completion, streamed where the endpoint streams. */
export function requestBody(
  settings: ModelSettings,
  shape: RequestShape,
  messages: readonly ChatMessage[],
): string {
  const { stream, streamOptions, maxTokens } = shape;
  return JSON.stringify({
    model: settings.openaiModel,
    messages: shape.systemRole ? messages : withoutSystem(messages),
    ...(shape.temperature ? { temperature: settings.openaiTemperature } : {}),
    ...(maxTokens ? { [maxTokens]: settings.openaiMaxTokens } : {}),
    ...(shape.effort === 'none' ? { reasoning_effort: 'none' } : {}),
    stream,
    ...(stream && streamOptions ? { stream_options: { include_usage: true } } : {}),
  });
}

function withoutSystem(messages: readonly ChatMessage[]): ChatMessage[] {
  return [{ role: 'user', content: messages.map(({ content }) => content).join('\n\n') }];
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

const MAX_ERROR_TEXT = 16_000;

/** The text of an error response, at most its beginning. */
export async function readErrorText(response: IncomingMessage): Promise<string> {
  let text = '';
  try {
    for await (const piece of response.setEncoding('utf8')) {
      text += piece as string;
      if (text.length > MAX_ERROR_TEXT) break;
    }
  } catch {
    // The status is enough.
  }
  return text;
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
