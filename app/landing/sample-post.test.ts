import { expect, it } from 'vitest';
import { SAMPLE_SENTENCE, samplePost } from './sample-post.ts';

it('shows a post as the writer makes them: nine lines at most, then the site', () => {
  const lines = samplePost('posts.example').split('\n');
  expect(lines.length).toBeLessThanOrEqual(10);
  expect(lines.every((line) => line.trim() !== '')).toBe(true);
  expect(lines.at(-1)).toMatch(/posts\.example$/);
});

it('shows a post about the sentence beside it', () => {
  const subject = SAMPLE_SENTENCE.replace(/\.$/, '');
  expect(samplePost('posts.example')).toContain(subject);
});
