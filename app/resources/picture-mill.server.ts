import type { MadePhoto, MadeSafe } from './make-safe.server.ts';

/** Decodes so many pictures side by side; so many more may wait. */
const AT_ONCE = 2;
const MOST_WAITING = 20;

/** A file, which is read only when its turn has come. */
type Read = () => Promise<Uint8Array>;

/** Makes uploads and photos safe, a few at a time. */
export type PictureMill = {
  /** The picture of a file; null: too many are waiting. */
  grind(read: Read): Promise<MadeSafe | null>;
  /** The same for a member's photo. */
  grindPhoto(read: Read): Promise<MadePhoto | null>;
};

type Makers = typeof import('./make-safe.server.ts');

/** The mill of this process. */
export function createPictureMill(): PictureMill {
  const waiting: (() => void)[] = [];
  let running = 0;
  async function inTurn<Made>(work: (makers: Makers) => Promise<Made>): Promise<Made | null> {
    if (running >= AT_ONCE) {
      if (waiting.length >= MOST_WAITING) return null;
      await new Promise<void>((go) => waiting.push(go));
    } else running += 1;
    try {
      // Its decoders are loaded with the first picture: a start does not wait for them.
      return await work(await import('./make-safe.server.ts'));
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  }
  return {
    grind: (read) => inTurn(async ({ makeSafe }) => makeSafe(await read())),
    grindPhoto: (read) => inTurn(async ({ makePhoto }) => makePhoto(await read())),
  };
}
