import type { Node } from '@takumi-rs/core';
import { isRightToLeft } from './card-scripts.ts';

/** What they said, and what they meant. */
export type Meaning = { said: string; meant: string };

// The light palette of ui/style.css: a picture looks the same wherever it is opened.
const SURFACE = '#ffffff';
const PAPER = '#fbf9f4';
const INK = '#14181f';
const MUTED = '#5b6472';
const LINE = '#e4ded2';
const PRIMARY = '#0b5cab';

/** The fixed words of the card. */
export const MEANING_WORDS = ['They said', 'They meant', 'Satire. Made with Broetry.'] as const;

/**
 * The card as the renderer lays it out, on a page of that size, or one that grows with its words. `scale` is the
 * size of its letters, 1 for a short line on a page as wide as a link's.
 */
export function meaningNode(
  { said, meant }: Meaning,
  { width, height }: { width: number; height: number },
  scale: number,
  grows = false,
): Node {
  const [saidLabel, meantLabel, mark] = MEANING_WORDS;
  const edge = Math.round(Math.min(width, height) * 0.06);
  return box(
    { width, height: grows ? 'auto' : height, padding: edge, backgroundColor: PAPER, color: INK },
    [
      box(
        {
          flexGrow: 1,
          padding: edge,
          gap: Math.round(edge * 0.7),
          justifyContent: 'space-between',
          backgroundColor: SURFACE,
          borderRadius: 24,
          borderWidth: 1,
          borderStyle: 'solid',
          borderColor: LINE,
        },
        [
          side(saidLabel, said, MUTED, 38 * scale, 400),
          side(meantLabel, meant, PRIMARY, 54 * scale, 700),
          words(mark, { fontSize: 20, color: MUTED, textAlign: 'right' }),
        ],
      ),
    ],
  );
}

function side(label: string, text: string, color: string, size: number, weight: number): Node {
  return box({ gap: Math.round(size * 0.35) }, [
    words(label, { fontSize: 24, fontWeight: 600, color }),
    ...text.split('\n').map((line) =>
      words(line, {
        fontSize: Math.round(size),
        fontWeight: weight,
        lineHeight: 1.25,
        overflowWrap: 'anywhere',
        direction: isRightToLeft(line) ? 'rtl' : 'ltr',
        textAlign: 'start',
      }),
    ),
  ]);
}

type Style = Record<string, string | number>;

function box(style: Style, children: Node[]): Node {
  return {
    type: 'container',
    style: { display: 'flex', flexDirection: 'column', ...style },
    children,
  };
}

function words(text: string, style: Style): Node {
  return { type: 'text', text, style };
}
