import { field, optional, type StyleForm } from '../../form/style-form.ts';

export const BUZZWORD_SOUP: StyleForm<'buzzword-soup'> = {
  value: 'buzzword-soup',
  label: 'Buzzword Soup',
  promise: 'Every word means something. The sentence does not.',
  sample: 'We are not pivoting. We are standing still in a strategic direction.',
  event: ['noun1', 'noun2'],
  text: [
    'We {verb.base} {noun1.np|raw} with {noun2.np|raw}, for {bonusBuzzword.np|raw}',
    'We {verb.base} {noun1.np|raw} with {noun2.np|raw}',
  ],
  fields: [
    field('verb', 'Power verb', 'Leverage', { kind: 'verb', defaultValue: 'Leverage' }),
    field('noun1', 'First noun', 'blockchain'),
    field('noun2', 'Second noun', 'toast'),
    field('bonusBuzzword', 'Bonus buzzword', 'synergy', optional),
  ],
};
