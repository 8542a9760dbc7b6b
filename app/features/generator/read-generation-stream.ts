import { readFallback } from '../../platform/model/writer.ts';
import type { GenerationEvent } from '../../domain/writing/generate-post.server.ts';
import type { GeneratedPost } from './generation-state.ts';
import { readEventStream } from '../../platform/http/event-stream.ts';

/**
 * Reads the events of one generation to its end and hands each piece of text to `onText`.
 * Returns the finished post, or null for a failure: an error event, or a stream that ends before
 * `done`. Throws when the connection breaks or the events are not ours.
 */
export function readGenerationStream(
  body: ReadableStream<Uint8Array>,
  onText: (text: string) => void,
): Promise<GeneratedPost | null> {
  return readEventStream<GeneratedPost | null>(body, (arrived) => {
    const { event, data } = arrived as GenerationEvent;
    if (event === 'delta') onText(data.text);
    if (event === 'error') return null;
    if (event !== 'done') return undefined;
    const { id, text, fallback, profile, remixOf, isNewStory, isGrave } = data;
    const found = readFallback(fallback);
    return { id, text, fallback: found, profile, remixOf, isNewStory, isGrave };
  });
}
