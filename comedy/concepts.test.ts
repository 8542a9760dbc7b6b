import { describe, expect, it } from 'vitest';
import { conceptsOf, isConcept } from './concepts.ts';

describe('what a line turns on', () => {
  it('is the same for a lawyer and for counsel', () => {
    expect(conceptsOf('The beginning has a lawyer.')).toEqual(['~court']);
    expect(conceptsOf('I arrived by boat. The boat has since retained counsel.')).toEqual([
      '~court',
    ]);
  });

  it('is not read from what a slot will say', () => {
    expect(conceptsOf('A word from {@person}: {context.raw}.')).toEqual([]);
  });

  it('may be two things at once', () => {
    expect(conceptsOf('My mother wept.').toSorted()).toEqual(['~parents', '~tears']);
  });

  it('is not found inside another word', () => {
    expect(conceptsOf('The courtyard was reasonable.')).toEqual([]);
  });

  it('is told apart from the words of a line', () => {
    expect(isConcept('~court')).toBe(true);
    expect(isConcept('court')).toBe(false);
  });
});
