import { expect, it } from 'vitest';
import { writingState, type WritingState, type WritingStep } from './reply-generation.ts';

const run = (...steps: WritingStep[]) => steps.reduce<WritingState>(writingState, null);
const START = { type: 'start', tones: ['witty', 'supportive'] } as const;
const draft = (text: string, fresh = false) =>
  ({ type: 'draft', tone: 'witty', text, fresh }) as const;

it('appends drafts to their card, and replaces a void draft', () => {
  const state = run(START, draft('I prin'), draft('ted'));
  expect(state?.map(({ text }) => text)).toEqual(['I printed', '']);
  expect(run(START, draft('I prin'), draft('You', true))?.[0]?.text).toBe('You');
});

it('ends a card with its reply or without one', () => {
  const reply = { id: '1', tone: 'witty', text: 'I printed it.', writer: 'offline' } as const;
  const state = run(
    START,
    draft('I pr'),
    { type: 'done', reply },
    { type: 'skip', tone: 'supportive' },
  );
  expect(state).toEqual([
    { tone: 'witty', text: 'I printed it.', reply, failed: false },
    { tone: 'supportive', text: '', reply: null, failed: true },
  ]);
});

it('is null before the start and after the end', () => {
  expect(run(draft('x'))).toBeNull();
  expect(run(START, { type: 'end' })).toBeNull();
});
