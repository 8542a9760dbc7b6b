import { createParser } from 'eventsource-parser';

type StreamedEvent = { event: string; data: unknown };

/**
 * Events as a `text/event-stream` answer, one frame each, pulled as the reader takes them.
 * A reader who leaves ends `events` by its return().
 */
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
      // no-transform and the proxy's header: nothing on the way may hold the text back.
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    },
  });
}

/**
 * Reads the events of a `text/event-stream` body and hands each to `take`, until that gives something else
 * than undefined: the result. Null when the stream ends before. Throws when the connection breaks or the
 * events are not ours.
 */
export async function readEventStream<Result>(
  body: ReadableStream<Uint8Array>,
  take: (event: { event: string; data: unknown }) => Result | undefined,
): Promise<Result | null> {
  const arrived: { event: string; data: unknown }[] = [];
  const parser = createParser({
    onEvent: ({ event, data }) => arrived.push({ event: event ?? '', data: JSON.parse(data) }),
  });
  const reader = body.getReader();
  const decoder = new TextDecoder();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return null;
    parser.feed(decoder.decode(value, { stream: true }));
    for (const event of arrived.splice(0)) {
      const result = take(event);
      if (result === undefined) continue;
      // The end of the stream is taken too, or the browser reports the request as cancelled.
      reader.read().catch(() => undefined);
      return result;
    }
  }
}
