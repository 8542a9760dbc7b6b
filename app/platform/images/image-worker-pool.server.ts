import pLimit from 'p-limit';
import type { MadePhoto, MadeSafe } from './image-encoding.server.ts';

/** Pictures decoded at the same time, and how many more may wait. */
const MAX_CONCURRENT = 2;
const MAX_WAITING = 20;

/** A file, which is read only when its turn has come. */
type Read = () => Promise<Uint8Array>;

/** Makes uploads and photos safe, a few at a time. */
export type ImageWorkerPool = {
  /** The picture of a file; null: too many are waiting. */
  grind(read: Read): Promise<MadeSafe | null>;
  /** The same for a member's photo. */
  grindPhoto(read: Read): Promise<MadePhoto | null>;
};

type Makers = typeof import('./image-encoding.server.ts');

/** The mill of this process. */
export function createImageWorkerPool(): ImageWorkerPool {
  const limit = pLimit(MAX_CONCURRENT);
  async function inTurn<Made>(work: (makers: Makers) => Promise<Made>): Promise<Made | null> {
    if (limit.pendingCount >= MAX_WAITING) return null;
    // Its decoders are loaded with the first picture: a start does not wait for them.
    return limit(async () => work(await import('./image-encoding.server.ts')));
  }
  return {
    grind: (read) => inTurn(async ({ reencodeImage }) => reencodeImage(await read())),
    grindPhoto: (read) => inTurn(async ({ reencodePhoto }) => reencodePhoto(await read())),
  };
}
