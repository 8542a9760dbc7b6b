/** The kinds of pictures that the library takes: docs/product.md §5. */
export type Kind = 'jpg' | 'png' | 'gif';

const MAGIC: Readonly<Record<Kind, readonly number[]>> = {
  jpg: [0xff, 0xd8, 0xff],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  gif: [0x47, 0x49, 0x46, 0x38],
};

/** How many bytes of a file `kindOf` looks at. */
export const HEAD_BYTES = 8;

/** What a file begins like; null for what is no picture that we take. */
export function kindOf(head: Uint8Array): Kind | null {
  const kinds = Object.entries(MAGIC) as [Kind, readonly number[]][];
  return kinds.find(([, magic]) => magic.every((byte, index) => head[index] === byte))?.[0] ?? null;
}
