import { expect, it } from 'vitest';
import { CARD_SCRIPTS, scriptsIn } from './card-scripts.ts';

it('finds the scripts of each character that is no Latin, Greek or Cyrillic', () => {
  const scripts = Object.entries(CARD_SCRIPTS);
  const missed: string[] = [];
  for (let code = 0; code <= 0x1ffff; code += 1) {
    if (code >= 0xd800 && code <= 0xdfff) continue;
    const sign = String.fromCodePoint(code);
    const wanted = scripts.filter(([, { signs }]) => signs.test(sign)).map(([script]) => script);
    if (scriptsIn(`a ${sign}`).join() !== wanted.join()) missed.push(code.toString(16));
  }
  expect(missed).toEqual([]);
});
