import { expect, it } from 'vitest';
import type { Node } from '@takumi-rs/core';
import { createFontRenderer, FONTS, loadFonts } from './font-renderer.server.ts';
import type { CardContent } from './card-content.ts';
import { DEFAULT_LOOK } from './card-look.ts';
import { cardNode } from './post-card-layout.ts';

const CARD: CardContent = {
  author: { name: 'Dana', bio: 'Thought Leader' },
  photo: null,
  text: 'Agree?',
  age: '3d',
  reactions: '255',
  comments: '100',
  reposts: null,
};

const textsOf = (node: Node): string[] => [
  ...('text' in node ? [node.text] : []),
  ...('children' in node ? (node.children ?? []).flatMap(textsOf) : []),
];
const fonts = createFontRenderer();

async function heightOf(card: CardContent): Promise<number> {
  const node = cardNode(card);
  await loadFonts(fonts, node);
  return (await fonts.renderer.measure(node, { ...FONTS, width: 600 })).height;
}

it('shows style and writer as on the page, and none of its buttons', () => {
  const texts = textsOf(cardNode({ ...CARD, styleName: 'Humblebrag', writer: 'Model-written' }));
  expect(texts).toEqual(expect.arrayContaining(['Humblebrag', '· Model-written', '255 reactions']));
  for (const button of ['Like', 'Comment', 'Make it worse', 'Share'])
    expect(texts).not.toContain(button);
  expect(textsOf(cardNode(CARD)).join(' ')).not.toContain('written');
});

it('cuts the name and the headline to one line each, in any script', async () => {
  const plain = await heightOf(CARD);
  for (const name of ['Dana the Very Humble '.repeat(3), 'x'.repeat(60), 'مرحبا Dana '.repeat(6)]) {
    const author = { ...CARD.author, name };
    expect([name, await heightOf({ ...CARD, author })]).toEqual([name, plain]);
    const look = { ...DEFAULT_LOOK, degree: '2nd', marks: ['premium'] } as const;
    const worn = await heightOf({ ...CARD, look });
    expect([name, await heightOf({ ...CARD, author, look })]).toEqual([name, worn]);
  }
  for (const bio of ['Visionary • '.repeat(13), 'x'.repeat(160), 'مرحبا 🚀 visionary '.repeat(8)]) {
    expect([bio, await heightOf({ ...CARD, author: { name: 'Dana', bio } })]).toEqual([bio, plain]);
  }
});

it('shows the parts of a headline that fit whole, and cuts only the first one', async () => {
  const phone = { ...DEFAULT_LOOK, device: 'phone' } as const;
  const draw = async (bio: string) => {
    const node = cardNode({ ...CARD, author: { name: 'Dana', bio }, look: phone });
    await loadFonts(fonts, node);
    return Buffer.from(await fonts.renderer.render(node, { ...FONTS, width: 360, format: 'raw' }));
  };
  const same = async (one: string, other: string) => (await draw(one)).equals(await draw(other));
  const short = 'Thought Leader • Innovator';
  expect(await same(`${short} • Coffee Enthusiast since birth`, short)).toBe(true);
  expect(
    await same('Thought Leader | Innovator | Coffee Enthusiast', 'Thought Leader | Innovator'),
  ).toBe(true);
  const long = 'Recovering perfectionist and humble industry-wide changemaker';
  expect(await same(`${long} • CEO`, 'Recovering perfectionist')).toBe(true);
  expect(await same(short, 'Thought Leader')).toBe(false);
});
