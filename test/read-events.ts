import { EventSourceParserStream } from 'eventsource-parser/stream';

export type ReadEvent = { event: string; data: Record<string, string> };

/** Returns all events of a text/event-stream response. */
export async function readEvents(answer: Response): Promise<ReadEvent[]> {
  const stream = answer
    .body!.pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream());
  const events: ReadEvent[] = [];
  for await (const { event = '', data } of stream) {
    events.push({ event, data: JSON.parse(data) as Record<string, string> });
  }
  return events;
}
