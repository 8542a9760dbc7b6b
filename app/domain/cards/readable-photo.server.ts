import type { CardContent } from './card-content.ts';
import type { Studio } from './studio.server.ts';

const DOT = { width: 1, height: 1 } as const;

/**
 * The card with its photo, or with the letter where the renderer cannot read it: one that it does not know would be
 * a hole in the picture, and one that is cut off or too large would fail all of it.
 */
export async function withReadablePhoto(studio: Studio, card: CardContent): Promise<CardContent> {
  if (card.photo === null || (await isReadable(studio, card.photo))) return card;
  return { ...card, photo: null };
}

// The renderer keeps what it has decoded: drawing it in its place does not decode it again.
async function isReadable({ renderer }: Studio, src: string): Promise<boolean> {
  try {
    const { width } = await renderer.measure({ type: 'image', src });
    if (width === 0) return false;
    await renderer.render({ type: 'image', src, ...DOT }, { ...DOT, format: 'png' });
    return true;
  } catch {
    return false;
  }
}
