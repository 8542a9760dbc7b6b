import { expect, it } from 'vitest';
import { HOUSE_ACCENT } from '../../platform/text/accent-colours.ts';
import { accentFrom, contrastError, contrastOf, parseColour } from './accent-contrast.ts';

it('measures the contrast of WCAG', () => {
  expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrastOf('#ffffff', '#767676')).toBeCloseTo(4.54, 2);
});

it('takes the colours of the house in their themes', () => {
  expect(contrastError('light', '#0b5cab')).toBeNull();
  expect(contrastError('dark', '#7cb8ff')).toBeNull();
});

it.each([
  ['light', '#ffcc00', 'darker'],
  ['light', '#777777', 'darker'],
  ['dark', '#0b5cab', 'lighter'],
  ['dark', '#000000', 'lighter'],
] as const)(
  'says what to change about %s %s, and its own proposal passes',
  (theme, colour, more) => {
    const error = contrastError(theme, colour);
    expect(error).toContain(`Make it ${more}`);
    const [, proposed = ''] = /(#[\da-f]{6}) would do/.exec(error ?? '') ?? [];
    expect(contrastError(theme, proposed)).toBeNull();
  },
);

it('reads colours of three and six digits, and nothing else', () => {
  expect([' #0B5CAB ', '#abc'].map(parseColour)).toEqual(['#0b5cab', '#aabbcc']);
  for (const text of ['red', '0b5cab', '#0b5ca', '#0b5cabff', '#0b5cab;}', 'url(x)', '']) {
    expect([text, parseColour(text)]).toEqual([text, null]);
  }
});

it('derives a readable colour of the same hue for the dark theme', () => {
  const levels = ['00', '40', '80', 'c0', 'ff'];
  const colours = levels.flatMap((red) =>
    levels.flatMap((green) => levels.map((blue) => `#${red}${green}${blue}`)),
  );
  expect(colours).toHaveLength(125);
  const wrong = colours.filter((colour) => contrastError('dark', accentFrom(colour).dark) !== null);
  expect(wrong).toEqual([]);
  expect(accentFrom(HOUSE_ACCENT.light)).toEqual({ light: '#0b5cab', dark: '#77b8f6' });
  expect(accentFrom('#000000').dark).toMatch(/^#(..)\1\1$/);
});
