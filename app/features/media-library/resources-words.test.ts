import { expect, it } from 'vitest';
import { emptyWords } from './resources-words.ts';

const words = (search: string, only: 'all' | 'own' | 'favourites') =>
  emptyWords({ search, only, forPost: null });

it('calls the library empty only when nothing was searched for', () => {
  expect(words('', 'all')).toEqual({
    title: 'No resources found',
    words: 'Be the first to upload a viral resource!',
  });
  for (const only of ['all', 'own', 'favourites'] as const) {
    expect(words('hamster', only)).toEqual({
      title: 'No resources found',
      words: 'No picture matches “hamster”. Try fewer words.',
    });
  }
});
