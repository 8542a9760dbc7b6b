import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { CARD_PALETTES, type CardTheme } from './card-palette.ts';

const css = readFileSync(join(import.meta.dirname, '../../ui/style.css'), 'utf8');

it.each(['light', 'dark'] as const)('has the %s colours of the site', (theme: CardTheme) => {
  const named = Object.entries(CARD_PALETTES[theme]).map(([role, colour]) => {
    const name = role.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    const [, value = ''] = new RegExp(`--color-${name}: (.*);`).exec(css) ?? [];
    const [, light, dark] = /^light-dark\((#\w+), (#\w+)\)$/.exec(value) ?? [0, value, value];
    return [role, colour, theme === 'light' ? light : dark];
  });
  expect(named.filter(([, colour, wanted]) => colour !== wanted)).toEqual([]);
});
