import { EventSourceParserStream } from 'eventsource-parser/stream';

export type ReadEvent<Data = Record<string, string>> = { event: string; data: Data };

/** Returns all events of a text/event-stream response. */
export async function readEvents<Data = Record<string, string>>(
  answer: Response,
): Promise<ReadEvent<Data>[]> {
  const stream = answer
    .body!.pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream());
  const events: ReadEvent<Data>[] = [];
  for await (const { event = '', data } of stream) {
    events.push({ event, data: JSON.parse(data) as Data });
  }
  return events;
}

/** The text that a reader has after the deltas of these events. */
export function shownText(
  events: readonly { event: string; data: { text?: unknown; fresh?: unknown } }[],
): string {
  let text = '';
  for (const { event, data } of events) {
    if (event === 'delta') text = (data.fresh ? '' : text) + String(data.text);
  }
  return text;
}
