import { setImmediate as nextTurn } from 'node:timers/promises';
import { MOVING_FORMATS, type MovingFormat } from '../../domain/moving-pictures/moving-sizes.ts';
import { errorMessage } from '../../platform/http/errors.ts';
import { eventStreamResponse } from '../../platform/http/event-stream.ts';
import type { Services } from '../../platform/services.ts';
import type { MovingEvent } from './moving-events.ts';

type Draw = (onProgress?: (share: number) => void, signal?: AbortSignal) => Promise<Uint8Array>;

type Options = { format: MovingFormat; cacheControl: string; name: string };

/**
 * Answers with a moving picture: as a file, or where `Accept` asks for text/event-stream as events of its progress, the last
 * one with the file. Leaving ends the drawing. Throws QueueFullError.
 */
export async function movingResponse(
  { request, services }: { request: Request; services: Services },
  draw: Draw,
  { format, cacheControl, name }: Options,
): Promise<Response> {
  const { type } = MOVING_FORMATS[format];
  if (request.headers.get('accept')?.includes('text/event-stream') !== true) {
    return new Response(new Uint8Array(await draw()), {
      headers: {
        'content-type': type,
        'content-disposition': `inline; filename="${name}.${format}"`,
        'cache-control': cacheControl,
        vary: 'Accept',
      },
    });
  }
  const leaving = new AbortController();
  const progress = new Progress();
  const drawn = draw((share) => progress.report(share), leaving.signal);
  // A full line refuses at once: with a status, not in the stream. Any other error is read below.
  drawn.catch(() => undefined);
  await Promise.race([drawn, nextTurn()]);
  return eventStreamResponse(eventsOf(services, { drawn, progress, leaving, type }));
}

/** The last share that was reported, and a promise of the next one. */
class Progress {
  share = 0;
  #next = Promise.withResolvers<null>();

  report(share: number): void {
    this.share = share;
    this.#next.resolve(null);
    this.#next = Promise.withResolvers();
  }

  get next(): Promise<null> {
    return this.#next.promise;
  }
}

type Drawing = {
  drawn: Promise<Uint8Array>;
  progress: Progress;
  leaving: AbortController;
  type: string;
};

async function* eventsOf(
  { log, requester }: Pick<Services, 'log' | 'requester'>,
  { drawn, progress, leaving, type }: Drawing,
): AsyncGenerator<MovingEvent, void> {
  try {
    for (;;) {
      const file = await Promise.race([drawn, progress.next]);
      if (file) {
        const base64 = Buffer.from(file).toString('base64');
        return yield { event: 'done', data: { type, base64 } };
      }
      yield { event: 'progress', data: { share: progress.share } };
    }
  } catch (error) {
    if (requester.signal?.aborted) return;
    log.error({ err: error, requestId: requester.requestId }, 'a moving picture failed');
    yield { event: 'error', data: { message: errorMessage('internal') } };
  } finally {
    leaving.abort();
  }
}
