import { expect, it } from 'vitest';
import { POST_STYLES } from '../../../comedy/styles/post-styles.ts';
import { styleSamples } from './style-samples.server.ts';

it('has a line for each style but the featured one, told by the writer of that style', () => {
  const [, ...others] = POST_STYLES;
  const samples = styleSamples();
  expect(Object.keys(samples)).toEqual(others.map(({ value }) => value));
  for (const { value, sample } of others) {
    // The sentence of the form takes the place of a story that is gone.
    expect(samples[value]).not.toBe(sample);
    // Two or three lines of its card, so that the cards are as high as each other.
    expect(samples[value]?.length).toBeGreaterThanOrEqual(50);
    expect(samples[value]?.length).toBeLessThanOrEqual(100);
  }
});
