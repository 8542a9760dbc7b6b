import type { WriteStream } from 'node:tty';
import { duration } from './proof-page.ts';

const WIDTH = 24;
const EVERY_MS = 15_000;

type Out = Pick<WriteStream, 'write'> & { isTTY?: boolean; columns?: number };

/**
 * A bar for the proof that runs. On a terminal it is one line that moves; in a log, a line every quarter of a minute.
 */
export function progressOf(name: string, out: Out, now: () => number = Date.now) {
  const began = now();
  let said = began;
  const seconds = () => (now() - began) / 1000;
  return {
    show(done: number, total: number, word = ''): void {
      const share = total > 0 ? Math.min(1, done / total) : 0;
      const bar = '█'.repeat(Math.round(share * WIDTH)).padEnd(WIDTH, '░');
      const line = `  ${name.padEnd(16)} ${bar} ${done}/${total} ${duration(seconds())} ${word}`;
      if (out.isTTY) out.write(`\r\u001B[K${line.slice(0, (out.columns ?? 80) - 1)}`);
      else if (now() - said >= EVERY_MS) {
        said = now();
        out.write(`${line.trimEnd()}\n`);
      }
    },
    end(mark: string, words: string): void {
      out.write(
        `${out.isTTY ? '\r\u001B[K' : ''}${mark} ${name} (${duration(seconds())})${words}\n`,
      );
    },
  };
}
