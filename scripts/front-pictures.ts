// The icons of the site and the picture of its link previews, by the renderer that draws the posts.
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Node } from '@takumi-rs/core';
import { EXAMPLE_SENTENCE, examplePosts } from '../app/features/front/example-post.server.ts';
import { PREVIEW_COUNTS } from '../app/domain/posts/preview.ts';
import { cardNode } from '../app/domain/cards/post-card-layout.ts';
import {
  createFontRenderer,
  type FontRenderer,
  FONTS,
  loadFonts,
} from '../app/domain/cards/font-renderer.server.ts';
import { DEFAULT_AUTHOR } from '../app/domain/posts/post.ts';

const PAPER = '#fbf9f4';
const INK = '#14181f';
const MUTED = '#5b6472';
const LINE = '#e4ded2';
const ACCENT = '#e9a400';
const DISPLAY = 'Fraunces';
const MARK = join(import.meta.dirname, '../public/favicon.svg');

/** The folder of the files. */
export const FOLDER: string = join(import.meta.dirname, '../app/ui/icons');

/** The icon for clients that request /favicon.ico directly: a PNG of 192 pixels in an ICO file. */
export const FAVICON: string = join(import.meta.dirname, '../public/favicon.ico');

/** Wraps a PNG of 192 pixels as an ICO file with one picture. */
export function wrapIcon(png: Buffer): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(192, 6);
  head.writeUInt8(192, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

/** All images by file name, as PNG. */
export async function drawFrontPictures(): Promise<Record<string, Buffer>> {
  const studio = createFontRenderer();
  await loadFonts(studio, 'abc 0123 • → …');
  const font = '@fontsource-variable/fraunces/files/fraunces-latin-full-normal.woff2';
  const data = await readFile(createRequire(import.meta.url).resolve(font));
  await studio.renderer.registerFont({ name: DISPLAY, data });
  return {
    'icon-192.png': await icon(studio, 192, 1),
    'icon-512.png': await icon(studio, 512, 1),
    // Systems crop these icons, so the background reaches the edges and the mark is smaller.
    'icon-maskable.png': await icon(studio, 512, 0.62, PAPER),
    'apple-touch-icon.png': await icon(studio, 180, 0.72, PAPER),
    'link-preview.png': await linkPreview(studio),
  };
}

function icon(
  { renderer }: FontRenderer,
  size: number,
  share: number,
  paper?: string,
): Promise<Buffer> {
  const inner = Math.round(size * share);
  const svg = readFileSync(MARK).toString('base64');
  const src = `data:image/svg+xml;base64,${svg}`;
  const background = paper === undefined ? {} : { backgroundColor: paper };
  const center = { justifyContent: 'center', alignItems: 'center' } as const;
  const node = box(
    { width: size, height: size, ...center, ...background },
    { type: 'image', src, width: inner, height: inner },
  );
  return renderer.render(node, { ...FONTS, width: size, height: size, format: 'png' });
}

function box(style: Node['style'], ...children: Node[]): Node {
  return { type: 'container', style: { display: 'flex', ...style }, children };
}

function words(text: string, style: NonNullable<Node['style']>): Node {
  return { type: 'text', text, style };
}

// The sentence on the left and the post on the right, as on the landing page.
function linkPreview({ renderer }: FontRenderer): Promise<Buffer> {
  const [width, height] = [1200, 627];
  const style = { width, height, backgroundColor: PAPER, overflow: 'hidden' } as const;
  const families = [...FONTS.fontFamilies, DISPLAY];
  const node = box(style, sentence(), card());
  return renderer.render(node, { fontFamilies: families, width, height, format: 'png' });
}

function sentence(): Node {
  const display = { fontFamily: DISPLAY, fontWeight: 600, color: INK };
  const between = { flexDirection: 'column', justifyContent: 'space-between' } as const;
  return box(
    { ...between, width: 520, height: 627, padding: 64 },
    box(
      { flexDirection: 'column' },
      words('What happened', { fontSize: 24, color: MUTED }),
      words(EXAMPLE_SENTENCE, { ...display, fontSize: 92, lineHeight: 1.08, marginTop: 16 }),
    ),
    box(
      { alignItems: 'baseline' },
      words('Broetry', { ...display, fontSize: 44 }),
      words('.', { ...display, fontSize: 44, color: ACCENT }),
      words('Parody', { fontSize: 22, color: MUTED, marginLeft: 16 }),
    ),
  );
}

// Larger than on the page and cut at the bottom, since previews are small.
function card(): Node {
  const { text } = examplePosts('broetry.example').Spicy;
  const content = { author: DEFAULT_AUTHOR, photo: null, text, ...PREVIEW_COUNTS };
  const edge = {
    borderWidth: 1,
    borderStyle: 'solid',
    borderColor: LINE,
    borderRadius: 12,
  } as const;
  const larger = { transform: 'scale(1.4)', transformOrigin: 'top left' } as const;
  return box(
    { width: 680, height: 627, paddingTop: 64, overflow: 'hidden' },
    box({ width: 442, ...edge, ...larger }, cardNode(content, 440)),
  );
}
