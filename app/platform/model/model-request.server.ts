import { modelBaseUrl, type ModelSettings } from '../settings/model-settings.server.ts';

export type ChatMessage = { role: 'system' | 'user'; content: string };

/** Which parameters an endpoint accepts. */
export type RequestShape = {
  maxTokensField: 'max_tokens' | 'max_completion_tokens';
  temperature: boolean;
  streamOptions: boolean;
};

/** The shape of the first call. `giveWay` changes it when the endpoint refuses a parameter. */
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
export function giveWay(shape: RequestShape, refusal: string): RequestShape | null {
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
