import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { APP_SOURCES } from '../test/app-sources.ts';
import { drawFaceSprite, FACE_SPRITE } from './face-sprite.ts';
import { drawSprite, SPRITE } from './icon-sprite.ts';

it('has every icon of the pages in the sprite, as lucide draws it', () => {
  // npm run draw:icons updates it.
  expect(readFileSync(SPRITE, 'utf8')).toBe(drawSprite());
});

it('draws icons from the sprite on every page; only pictures hold them', () => {
  const drawing = APP_SOURCES.filter(({ text }) => text.includes("'lucide-react'"));
  expect(drawing.map(({ file }) => file)).toEqual(['domain/cards/card-decorations.ts']);
});

it('has every drawn face in the sprite, as the pictures draw it', () => {
  expect(readFileSync(FACE_SPRITE, 'utf8')).toBe(drawFaceSprite());
});
