import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { EntryContext } from 'react-router';

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

async function readAll(handoff: ReadableStream<Uint8Array>): Promise<HandoffCache> {
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
