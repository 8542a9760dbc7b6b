/** How long a picture took, and how large it is. */
export type Drawn = { ms: number; bytes: number };

/** Draws a picture by the clock. */
export async function timed(draw: () => Promise<number>): Promise<Drawn> {
  const begun = performance.now();
  const bytes = await draw();
  return { ms: performance.now() - begun, bytes };
}
