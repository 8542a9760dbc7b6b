import { createParser } from 'eventsource-parser';
import { readFallback } from '../writer/fallback-words.ts';
import type { GenerationEvent } from './generate-post.server.ts';
import type { GeneratedPost } from './generation-state.ts';

/**
 * Reads the events of one generation to its end and hands each piece of text to `onText`.
 * Returns the finished post, or null for a failure: an error event, or a stream that ends before
 * `done`. Throws when the connection breaks or the events are not ours.
 */
export async function readGenerationStream(
  body: ReadableStream<Uint8Array>,
  onText: (text: string) => void,
): Promise<GeneratedPost | null> {
  const arrived: GenerationEvent[] = [];
  const parser = createParser({
    onEvent: ({ event, data }) =>
      arrived.push({ event, data: JSON.parse(data) } as GenerationEvent),
  });
  const reader = body.getReader();
  const decoder = new TextDecoder();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return null;
    parser.feed(decoder.decode(value, { stream: true }));
    for (const { event, data } of arrived.splice(0)) {
      if (event === 'delta') onText(data.text);
      if (event === 'done') {
        // The end of the stream is taken too, or the browser reports the request as cancelled.
        reader.read().catch(() => undefined);
        const { id, text, fallback } = data;
        return { id, text, fallback: readFallback(fallback) };
      }
      if (event === 'error') return null;
    }
  }
}
