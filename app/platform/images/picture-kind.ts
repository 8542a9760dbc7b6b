export type PictureKind = 'jpg' | 'png' | 'gif';

const MAGIC: Readonly<Record<PictureKind, readonly number[]>> = {
  jpg: [0xff, 0xd8, 0xff],
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  gif: [0x47, 0x49, 0x46, 0x38],
};

const HEAD_BYTES = 8;

/** The format by the first bytes of a file, or null. */
export function pictureKindOf(head: Uint8Array): PictureKind | null {
  const kinds = Object.entries(MAGIC) as [PictureKind, readonly number[]][];
  return kinds.find(([, magic]) => magic.every((byte, index) => head[index] === byte))?.[0] ?? null;
}

/** Whether a file begins like a picture. What follows is not read. */
export async function beginsLikePicture(file: Blob): Promise<boolean> {
  const head = await file.slice(0, HEAD_BYTES).arrayBuffer();
  return pictureKindOf(new Uint8Array(head)) !== null;
}
