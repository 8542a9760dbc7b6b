import { EventSourceParserStream } from 'eventsource-parser/stream';

type StreamedEvent = { event: string; data: unknown };

/** Proxies hang up after a minute without a byte, some after half of one. Milliseconds. */
const LONGEST_SILENCE = 10_000;

/**
 * Streams events as `text/event-stream`, with backpressure. A comment fills each `silence`, in milliseconds. Calls
 * `events.return()` when the client disconnects.
 */
export function eventStreamResponse(
  events: AsyncGenerator<StreamedEvent, void>,
  silence = LONGEST_SILENCE,
): Response {
  const encoder = new TextEncoder();
  let next: ReturnType<typeof events.next> | null = null;
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      next ??= events.next();
      const step = await withinSilence(next, silence);
      if (step === null) return controller.enqueue(encoder.encode(COMMENT));
      next = null;
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

const COMMENT = ': still here\n\n';

/** What `next` resolves to, or null where it takes longer than `silence`. */
async function withinSilence<Step>(next: Promise<Step>, silence: number): Promise<Step | null> {
  const { promise, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(() => resolve(null), silence);
  try {
    return await Promise.race([next, promise]);
  } finally {
    clearTimeout(timer);
  }
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
