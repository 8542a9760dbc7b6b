import { Writable } from 'node:stream';
import { ReadableStream } from 'node:stream/web';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { EntryContext } from 'react-router';

/**
 * What React writes into `pipe`, as a stream of few large pieces: one for each time that React has written all it has.
 * React hands over 4 KB at a time, and each piece costs a promise, a chunk and a write to the socket. `onEnd` is called
 * when the last one was written. A reader who leaves closes the writing end, which tells React to stop.
 */
export function pageStream(
  pipe: (destination: NodeJS.WritableStream) => void,
  onEnd: () => void,
): ReadableStream<Uint8Array> {
  const parts: Buffer[] = [];
  let sink: Writable | undefined;
  return new ReadableStream<Uint8Array>({
    start(controller) {
      const flush = () => {
        if (parts.length > 0) controller.enqueue(Buffer.concat(parts.splice(0)));
      };
      sink = new Writable({
        write(part: Buffer, _encoding, done) {
          parts.push(part);
          done();
        },
        final(done) {
          flush();
          controller.close();
          onEnd();
          done();
        },
      });
      sink.once('error', (error) => controller.error(error));
      // React calls it after each stretch of writing.
      pipe(Object.assign(sink, { flush }));
    },
    cancel: () => void sink?.destroy(),
  });
}

// React writes it only into streams.
const DOCTYPE = '<!DOCTYPE html>';

type Read = { done: boolean; value: string };
/** What the router's `StreamTransfer` has read of the handoff, by the number of the piece. */
type HandoffCache = Record<number, { result: Read }>;

/** Whether everything that the page shows is there: none of its data is a promise. */
export function isSettled({ staticHandlerContext: { loaderData } }: EntryContext): boolean {
  return Object.values(loaderData ?? {}).every(
    (data) => typeof data !== 'object' || data === null || !Object.values(data).some(isPromise),
  );
}

/**
 * A page whose data are settled, rendered in one go: as a stream it takes twice as long. What the router hands over to
 * the browser is read before, and is found by it as if it had been read already (`renderMeta` of the context, which is
 * changed). Throws what a component throws.
 */
export async function renderWhole(context: EntryContext, page: ReactNode): Promise<string> {
  const { serverHandoffStream: handoff, renderMeta } = context;
  if (handoff && renderMeta) Object.assign(renderMeta, { streamCache: await readAll(handoff) });
  return DOCTYPE + renderToString(page);
}

async function readAll(handoff: globalThis.ReadableStream<Uint8Array>): Promise<HandoffCache> {
  const reader = handoff.getReader();
  const decoder = new TextDecoder();
  let value = '';
  for (;;) {
    const piece = await reader.read();
    if (piece.done) break;
    value += decoder.decode(piece.value, { stream: true });
  }
  // The router takes it once more, and does not read from it.
  reader.releaseLock();
  return { 0: { result: { done: true, value: value + decoder.decode() } } };
}

function isPromise(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'then' in value;
}
