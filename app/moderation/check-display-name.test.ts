import { expect, it } from 'vitest';
import { checkDisplayName, isPublicFigure } from './check-display-name.ts';
import figures from './public-figures.json' with { type: 'json' };

it('knows every name of its list, once', () => {
  expect(figures.length).toBeGreaterThanOrEqual(150);
  expect(new Set(figures).size).toBe(figures.length);
  for (const name of figures.flatMap((line) => line.split('|'))) {
    expect([name, isPublicFigure(name)]).toEqual([name, true]);
  }
});

it.each([
  'ELON MUSK',
  'Elon  Mûsk',
  'E1on Musk',
  'ElonMusk',
  'E l o n M u s k',
  'Εlоn Musk',
  "Elon Musk's intern",
  'The real Elon Musk',
  'beyonce',
  'Elon R. Musk',
  'Elon R R Musk',
  'The one and only Elon R. Musk, CEO',
  'Donald J. Trump',
  'Musk, Elon',
  'Musk， Elon R.',
  'MUSK,EIon',
  'The real Musk, Elon (CEO)',
  'Gates, Bill H.',
  'The real E1on Musk',
  'Elon Musk!',
  'ΕLΟΝ ΜUSΚ',
  'The real EIon Rnusk',
])('sees somebody known in "%s"', (name) => {
  expect(checkDisplayName(name)).toMatch(/somebody real and known/);
});

it.each([
  'Karen',
  'Melon Tusk',
  'Elon',
  'Melon R. Tusk',
  'Cook, Anna',
  'Bella Gatsby',
  'A. B. C.',
  'Tim',
  'Will Smithers',
  'LinkedIn Member',
  'Administrative Ada',
  'Ада',
  '李雷',
])('has nothing against "%s"', (name) => {
  expect(checkDisplayName(name)).toBeNull();
});
