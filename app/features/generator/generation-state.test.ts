import { expect, it } from 'vitest';
import {
  AT_THE_FORM,
  generationState,
  type GenerationStep,
  hasArrived,
} from './generation-state.ts';

const post = { id: 'a', text: 'one\ntwo' };

function after(...steps: GenerationStep[]) {
  return steps.reduce(generationState, AT_THE_FORM);
}

const start = { type: 'start', atOnce: false } as const;
const line = { type: 'line' } as const;

it('arrives when the post is written and its last line is out', () => {
  const written = { type: 'written', post } as const;
  expect(hasArrived(after(start, { type: 'text', text: 'one\ntwo' }, line, line))).toBe(false);
  expect(hasArrived(after(start, written, line))).toBe(false);
  expect(hasArrived(after(start, written, line, line))).toBe(true);
  expect(hasArrived(after(start, written, { type: 'skip' }))).toBe(true);
  expect(hasArrived(after({ type: 'start', atOnce: true }, written))).toBe(true);
});

it('replaces the draft by the finished text', () => {
  const state = after(start, { type: 'text', text: 'on' }, { type: 'text', text: 'e' });
  expect(state.text).toBe('one');
  expect(generationState(state, { type: 'written', post }).text).toBe('one\ntwo');
});

it('keeps a post that was written before it was stopped', () => {
  const stopped = after(start, { type: 'written', post }, line, { type: 'stop' });
  expect(stopped).toMatchObject({ phase: 'stopped', post });
  expect(hasArrived(stopped)).toBe(false);
  expect(after(start, { type: 'stop' })).toMatchObject({ phase: 'stopped', post: null });
});

it('hears nothing that comes after a stop or a failure', () => {
  const late = { type: 'written', post } as const;
  expect(after(start, { type: 'stop' }, late).post).toBeNull();
  expect(after(start, { type: 'fail' }, late)).toEqual(AT_THE_FORM);
});

it('starts afresh', () => {
  expect(after(start, { type: 'written', post }, { type: 'stop' }, start)).toMatchObject({
    phase: 'running',
    text: '',
    shown: 0,
    post: null,
  });
});
