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
