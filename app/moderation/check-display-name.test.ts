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
])('sees somebody known in "%s"', (name) => {
  expect(checkDisplayName(name)).toMatch(/somebody real and known/);
});

it.each(['Broetry', 'Br0etry Team', 'Admin', 'moderator', 'From the house', 'B-r-o-e-t-r-y'])(
  'keeps "%s" for the house',
  (name) => {
    expect(checkDisplayName(name)).toMatch(/belongs to the house/);
  },
);

it.each([
  'Karen',
  'Melon Tusk',
  'Elon',
  'Melon R. Tusk',
  'Cook, Anna',
  'A. B. C.',
  'Tim',
  'Will Smithers',
  'LinkedIn Member',
  'Administrative Ada',
  'Ада',
  '李雷',
  '',
  '!!!',
])('has nothing against "%s"', (name) => {
  expect(checkDisplayName(name)).toBeNull();
});
