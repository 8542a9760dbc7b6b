import { expect, it } from 'vitest';
import { DEFAULT_LOOK } from '../cards/card-look.ts';
import { DRESSED_CHOICE } from '../cards/picture-choice.ts';
import { FIRST_MOVING, movingParams } from './moving-choice.ts';

it('takes background and card of the still picture, its own size, and what happened unless told not to', () => {
  const dress = { ...DRESSED_CHOICE.dress, hasPremise: false };
  const look = { ...DEFAULT_LOOK, theme: 'dark', headline: 'Chief', reposts: '7' } as const;
  const params = movingParams({ ...DRESSED_CHOICE, dress, look, isStamped: true }, FIRST_MOVING);
  expect(Object.fromEntries(params)).toEqual({
    size: 'portrait',
    format: 'webp',
    background: 'boardroom',
    width: 'desktop',
    theme: 'dark',
    headline: 'Chief',
    premise: '',
  });
  const untyped = movingParams(DRESSED_CHOICE, { ...FIRST_MOVING, isTyped: false });
  expect(untyped.has('premise')).toBe(false);
});
