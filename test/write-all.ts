import { SAMPLE_FIELDS } from './sample-fields.ts';
import {
  type GenerationGrant,
  isWaiting,
  type WriteRequest,
  type Writer,
} from '../app/domain/writers/writer.ts';

const SITE = 'posts.example';

/** A request with the placeholders of its style for fields. */
export function requestFor(more: Partial<WriteRequest> = {}): WriteRequest {
  const style = more.style ?? 'humblebrag';
  return { style, fields: SAMPLE_FIELDS[style], level: 'Spicy', seed: 7, site: SITE, ...more };
}

const GRANT = { generationId: 'generation-1' } as GenerationGrant;

/** Writes a whole post: what was yielded and what was returned. */
export async function writeAll(
  writer: Writer,
  request: WriteRequest,
  signal = new AbortController().signal,
) {
  const pieces: string[] = [];
  const draft = writer.write(GRANT, request, signal);
  for (;;) {
    const step = await draft.next();
    if (step.done) return { pieces, written: step.value };
    if (!isWaiting(step.value))
      pieces.push(typeof step.value === 'string' ? step.value : step.value.text);
  }
}
