import { expect, it } from 'vitest';
import { nextCard } from './reply-generation.ts';

const CARD = { tone: 'witty', text: 'I prin', state: 'writing' } as const;

it('appends a draft to the card of its tone, replaces a void draft, and ends with a reply or without', () => {
  const draft = { tone: 'witty', text: 'ted' } as const;
  expect(nextCard(CARD, { event: 'delta', data: draft }).text).toBe('I printed');
  expect(nextCard(CARD, { event: 'delta', data: { ...draft, fresh: true } }).text).toBe('ted');
  const other = { event: 'delta', data: { ...draft, tone: 'supportive' } } as const;
  expect(nextCard(CARD, other)).toEqual(CARD);
  const reply = { id: '1', tone: 'witty', text: 'I printed it.', writer: 'offline' } as const;
  const done = nextCard(CARD, { event: 'done', data: reply });
  expect(done).toEqual({ tone: 'witty', text: 'I printed it.', state: 'done' });
  const skipped = nextCard(CARD, { event: 'skip', data: { tone: 'witty' } });
  expect(skipped).toEqual({ tone: 'witty', text: '', state: 'failed' });
});
