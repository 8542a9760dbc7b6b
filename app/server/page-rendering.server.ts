import { Writable } from 'node:stream';
import { ReadableStream } from 'node:stream/web';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { EntryContext } from 'react-router';

/**
 * React's output as a stream with one chunk for each flush: React writes 4 KB at a time, and each chunk costs a write to
 * the socket. Calls `onEnd` after the last chunk. Cancelling the stream stops React.
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
      // React calls `flush`.
      pipe(Object.assign(sink, { flush }));
    },
    cancel: () => void sink?.destroy(),
  });
}

// renderToString omits it.
const DOCTYPE = '<!DOCTYPE html>';

type Read = { done: boolean; value: string };
/** The cache of the router's `StreamTransfer`: the chunks of the handoff by their index. */
type HandoffCache = Record<number, { result: Read }>;

/** Whether no loader data of the page is a promise. */
export function isSettled({ staticHandlerContext: { loaderData } }: EntryContext): boolean {
  return Object.values(loaderData ?? {}).every(
    (data) => typeof data !== 'object' || data === null || !Object.values(data).some(isPromise),
  );
}

/**
 * Renders a page with settled data to a string, which takes half the time of a stream. Reads the router's handoff data
 * first and puts it into the cache of `renderMeta` (mutates the context). Throws what a component throws.
 */
export async function renderWhole(context: EntryContext, page: ReactNode): Promise<string> {
  const { serverHandoffStream: handoff, renderMeta } = context;
  if (handoff && renderMeta) Object.assign(renderMeta, { streamCache: await readAll(handoff) });
  return DOCTYPE + renderToString(page);
}

// Iteration releases the lock of the stream: the router locks it again, without reading.
async function readAll(handoff: globalThis.ReadableStream<Uint8Array>): Promise<HandoffCache> {
  const decoder = new TextDecoder();
  let value = '';
  for await (const chunk of handoff) value += decoder.decode(chunk, { stream: true });
  return { 0: { result: { done: true, value: value + decoder.decode() } } };
}

function isPromise(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'then' in value;
}
