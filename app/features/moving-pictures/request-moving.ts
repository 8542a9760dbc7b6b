import { readEventStream } from '../../platform/http/event-stream.ts';
import type { Problem } from '../../platform/http/problem.ts';
import type { MovingEvent } from './moving-events.ts';

type Asking = { signal: AbortSignal; onProgress: (share: number) => void };

/** The file, or why there is none: `message` in the words of the server, where it has some. */
type MovingResult = { ok: true; blob: Blob } | { ok: false; message?: string | undefined };

/**
 * Asks for a moving picture, such as `/api/generations/{id}/moving?size=wide`, and passes on how much of it is drawn, from 0
 * to 1. Never throws: an abort, which ends the drawing, is a failure without a message.
 */
export async function requestMoving(
  address: string,
  { signal, onProgress }: Asking,
): Promise<MovingResult> {
  try {
    const headers = { accept: 'text/event-stream' };
    const response = await fetch(address, { headers, signal });
    if (!response.ok) {
      const { title } = (await response.json()) as Problem;
      return { ok: false, message: title };
    }
    const read = ({ event, data }: { event: string; data: unknown }) =>
      resultOf({ event, data } as MovingEvent, onProgress);
    const result = response.body && (await readEventStream(response.body, read));
    return result ?? { ok: false };
  } catch {
    return { ok: false };
  }
}

function resultOf(
  { event, data }: MovingEvent,
  onProgress: Asking['onProgress'],
): MovingResult | undefined {
  if (event === 'error') return { ok: false, message: data.message };
  if (event === 'done') {
    const bytes = Uint8Array.from(atob(data.base64), (letter) => letter.codePointAt(0) ?? 0);
    return { ok: true, blob: new Blob([bytes], { type: data.type }) };
  }
  onProgress(data.share);
  return undefined;
}
