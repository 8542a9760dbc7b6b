import { Writable } from 'node:stream';
import { ReadableStream } from 'node:stream/web';

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
