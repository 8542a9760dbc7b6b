import { expect, it } from 'vitest';
import { isGrave } from '../../../comedy/grave/grave.ts';
import { retell } from '../../../comedy/posts/write-post.ts';
import { coverWords } from './covered-words.ts';
import { drawPremises, PREMISES } from './draw-game.ts';
import { GAME_LENGTH } from './game.ts';

const STORY = { style: 'gpt4-context', level: 'Spicy', seed: 1 } as const;

it('has premises, none grave, each with the line of its plot and words that it covers', () => {
  expect(new Set(PREMISES.map(({ happened }) => happened)).size).toBe(PREMISES.length);
  for (const { happened, plot, line, giveaways } of PREMISES) {
    const story = retell(plot, { ...STORY, fields: { context: happened } });
    const shown = story?.told[line]?.line ?? '';
    expect([happened, shown === '', isGrave(happened)]).toEqual([happened, false, false]);
    for (const word of giveaways.split(' ')) {
      expect([happened, word, shown.includes(word)]).toEqual([happened, word, true]);
    }
    const parts = coverWords(shown, `${happened} ${giveaways}`);
    // What is left is a line.
    const left = parts
      .filter(({ isCovered }) => !isCovered)
      .flatMap(({ words }) => words.match(/\p{L}+/gu) ?? []);
    expect([happened, left.length >= 3]).toEqual([happened, true]);
  }
}, 60_000);

it('draws all premises once in a round, five of different scenes a day', () => {
  const length = PREMISES.length / GAME_LENGTH;
  for (const round of [0, 346]) {
    const days = Array.from({ length }, (_, day) => drawPremises(round * length + day));
    expect(new Set(days.flat().map(({ happened }) => happened)).size).toBe(PREMISES.length);
    for (const day of days) expect(new Set(day.map(({ scene }) => scene)).size).toBe(5);
  }
});
