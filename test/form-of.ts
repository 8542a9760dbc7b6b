import type { AskedBody } from './fake-model-provider.ts';

/** Returns the form fields from the delimited part of a call's user message. */
export function formOf({
  messages,
}: {
  messages: readonly AskedBody['messages'][number][];
}): Record<string, string> {
  const text = messages.find(({ role }) => role === 'user')?.content ?? '';
  const framed = /^\[(\w{16})\]\n(.*)\n\[\/\1\]$/m.exec(text);
  return JSON.parse(framed?.[2] ?? '') as Record<string, string>;
}
