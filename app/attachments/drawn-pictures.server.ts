/** Pictures that were drawn lately, so that a hundred readers of a post are one drawing. */
export type DrawnPictures = {
  get: (key: string, draw: () => Promise<Buffer | null>) => Promise<Buffer | null>;
};

/** All that is kept together. Bytes. */
const MOST_BYTES = 24 * 1024 * 1024;

/** Keeps the latest used ones. Who asks for one that is being drawn waits for it. */
export function createDrawnPictures(mostBytes: number = MOST_BYTES): DrawnPictures {
  const kept = new Map<string, Buffer>();
  const coming = new Map<string, Promise<Buffer | null>>();
  let bytes = 0;
  const keep = (key: string, picture: Buffer) => {
    kept.set(key, picture);
    bytes += picture.length;
    for (const [old, { length }] of kept) {
      if (bytes <= mostBytes) return;
      kept.delete(old);
      bytes -= length;
    }
  };
  return {
    async get(key, draw) {
      const known = kept.get(key);
      if (known) {
        kept.delete(key);
        kept.set(key, known);
        return known;
      }
      const begun = coming.get(key);
      if (begun) return begun;
      const drawing = draw().finally(() => coming.delete(key));
      coming.set(key, drawing);
      const picture = await drawing;
      if (picture) keep(key, picture);
      return picture;
    },
  };
}
