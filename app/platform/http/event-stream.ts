import { EventSourceParserStream } from 'eventsource-parser/stream';

type StreamedEvent = { event: string; data: unknown };

/** Streams events as `text/event-stream`, with backpressure. Calls `events.return()` when the client disconnects. */
export function eventStreamResponse(events: AsyncGenerator<StreamedEvent, void>): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const step = await events.next();
      if (step.done) return controller.close();
      const { event, data } = step.value;
      controller.enqueue(encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`));
    },
    async cancel() {
      await events.return();
    },
  });
  return new Response(body, {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      // Against buffering by proxies.
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    },
  });
}

/**
 * Passes the events of a `text/event-stream` body to `take` until it returns a result. Null when the stream ends first.
 * Throws when the connection breaks or an event is no JSON.
 */
export async function readEventStream<Result>(
  body: ReadableStream<Uint8Array>,
  take: (event: StreamedEvent) => Result | undefined,
): Promise<Result | null> {
  const reader = body
    .pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>)
    .pipeThrough(new EventSourceParserStream())
    .getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return null;
    const result = take({ event: value.event ?? '', data: JSON.parse(value.data) });
    if (result === undefined) continue;
    // Otherwise the browser reports the request as cancelled.
    reader.read().catch(() => undefined);
    return result;
  }
}
