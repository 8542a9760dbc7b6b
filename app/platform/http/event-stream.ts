type StreamedEvent = { event: string; data: unknown };

/**
 * Events as a `text/event-stream` answer, one frame each, pulled as the reader takes them.
 * A reader who leaves ends `events` by its return().
 */
export function eventStream(events: AsyncGenerator<StreamedEvent, void>): Response {
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
