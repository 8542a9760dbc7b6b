/** A body that was not read to its end: it is over the limit, or `reserve` has refused its memory. */
type Unread = 'too-large' | 'no-memory';

/**
 * Reads a body of at most `limit` bytes into one buffer: many small chunks would take a multiple of their bytes. Calls
 * `reserve` with the number of bytes before it takes more memory. Leaves the rest of an unread body to the server.
 */
export async function readBytes(
  body: ReadableStream<Uint8Array>,
  limit: number,
  reserve: (bytes: number) => boolean,
): Promise<Buffer<ArrayBuffer> | Unread> {
  const reader = body.getReader();
  let bytes = Buffer.alloc(0);
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return bytes.subarray(0, size);
    const needed = size + value.length;
    if (needed > limit) return 'too-large';
    if (needed > bytes.length) {
      const larger = Math.min(limit, Math.max(needed, 2 * bytes.length));
      if (!reserve(larger - bytes.length)) return 'no-memory';
      bytes = Buffer.concat([bytes.subarray(0, size)], larger);
    }
    bytes.set(value, size);
    size = needed;
  }
}
