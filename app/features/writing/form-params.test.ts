import { expect, it } from 'vitest';
import { findStyle, POST_STYLES } from '../../../comedy/styles/post-styles.ts';
import { parseGeneration } from '../../domain/writing/generation-request.ts';
import { readFormParams } from './form-params.ts';

const ownIdea = findStyle('gpt4-context');
const humblebrag = findStyle('humblebrag');
if (!ownIdea || !humblebrag) throw new Error('The table lacks a style');

it('serializes the fields of the style, trimmed, without empty ones', () => {
  const values = { achievement: ' Won ', mundaneSituation: 'queueing', emotion: '  ', stray: 'x' };
  expect(readFormParams(humblebrag, values)).toEqual({
    style: 'humblebrag',
    fields: { achievement: 'Won', mundaneSituation: 'queueing' },
    humorLevel: 'Spicy',
  });
});

it('takes the humor level of a form that has one: docs/product.md §3', () => {
  expect(readFormParams(ownIdea, { context: 'x', humorLevel: 'Unhinged' }).humorLevel).toBe(
    'Unhinged',
  );
  expect(readFormParams(ownIdea, { context: 'x' }).humorLevel).toBe('Spicy');
});

it.each(POST_STYLES)('fills $value with what the server takes', (style) => {
  const values = Object.fromEntries(
    style.fields.map(({ name, placeholder }) => [name, placeholder]),
  );
  expect(parseGeneration(readFormParams(style, values))).toMatchObject({ ok: true, kind: 'new' });
});
