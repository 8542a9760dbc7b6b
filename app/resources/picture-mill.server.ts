import type { MadeSafe } from './make-safe.server.ts';

/** Decodes so many pictures side by side; so many more may wait. */
const AT_ONCE = 2;
const MOST_WAITING = 20;

/** Makes uploads safe, a few at a time. */
export type PictureMill = {
  /** The picture of a file, which is read only when its turn has come; null: too many are waiting. */
  grind(read: () => Promise<Uint8Array>): Promise<MadeSafe | null>;
};

/** The mill of this process. */
export function createPictureMill(): PictureMill {
  const waiting: (() => void)[] = [];
  let running = 0;
  return {
    async grind(read) {
      if (running >= AT_ONCE) {
        if (waiting.length >= MOST_WAITING) return null;
        await new Promise<void>((go) => waiting.push(go));
      } else running += 1;
      try {
        // Its decoders are loaded with the first picture: a start does not wait for them.
        const { makeSafe } = await import('./make-safe.server.ts');
        return await makeSafe(await read());
      } finally {
        const next = waiting.shift();
        if (next) next();
        else running -= 1;
      }
    },
  };
}
