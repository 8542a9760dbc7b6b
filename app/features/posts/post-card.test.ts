import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { CardLine } from './post-card.tsx';

const shown = (text: string) => renderToStaticMarkup(createElement(CardLine, { text }));
const parted = (html: string) =>
  Array.from(html.matchAll(/system-emoji[^>]*>([^<]+)<\/span>/g), ([, part]) => part);

it.each([
  ['Plain words.', []],
  ['🚀 ❤️ 👩🏽‍💻 🇩🇪', []],
  ['1️⃣ and #️⃣', ['1️⃣', '#️⃣']],
  ['🏳️‍🌈🏳️‍🌈', ['🏳️‍🌈', '🏳️‍🌈']],
  ['🤦‍♀️ and 🤦🏽‍♂', ['🤦‍♀️', '🤦🏽‍♂']],
  ['👩‍❤️‍👩 & 👩🏽‍❤️‍💋‍👨🏿', ['👩‍❤️‍👩', '👩🏽‍❤️‍💋‍👨🏿']],
] as const)('gives %j room for the emoji that fonts draw in parts', (text, parts) => {
  const html = shown(text);
  expect(parted(html)).toEqual(parts);
  expect(html.replaceAll(/<[^>]+>/g, '').replace('&amp;', '&')).toBe(text);
});

it.each(['👩‍💻', '🐦‍🔥', '🧑‍🧑‍🧒', '🚀‍💼'])(
  'has room for one emoji for %s, whether the font joins it or not',
  (emoji) => {
    expect(shown(`A ${emoji} b`)).toBe(
      `<span>A <span class="joined-emoji w-[1em]">${emoji}</span> b</span>`,
    );
  },
);

it('takes no longer for a text of nothing but joined emoji', () => {
  const begun = performance.now();
  shown('👩\u200D'.repeat(1000));
  shown('❤️\u200D'.repeat(1000));
  expect(performance.now() - begun).toBeLessThan(500);
});
