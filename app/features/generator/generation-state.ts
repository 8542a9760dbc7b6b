import type { PostProfile } from '../../domain/posts/post.ts';
import type { FallbackReason } from '../../platform/model/writer.ts';
import { isRevealed } from './reveal.ts';

/** A finished post, as the server keeps it. `fallback` is there when the offline writer stood in. */
export type GeneratedPost = {
  id: string;
  text: string;
  fallback?: FallbackReason;
  /** Whom its card says it is by; absent for a guest's. */
  profile?: PostProfile;
  /** The shared post that it makes worse. */
  remixOf?: string;
  /** Another level was asked for, and the post had no story to move there. */
  isNewStory?: boolean;
  /** The form is grave: its post has one level. */
  isGrave?: boolean;
};

/** One go of the form, from the click to the last line on the page. */
export type GenerationState = {
  phase: 'form' | 'running' | 'stopped';
  /** What has come so far; the finished text as soon as there is one. */
  text: string;
  /** How many of its lines are out. */
  shown: number;
  post: GeneratedPost | null;
};

export type GenerationStep =
  | { type: 'start'; atOnce: boolean }
  | { type: 'text'; text: string }
  | { type: 'written'; post: GeneratedPost }
  | { type: 'line' }
  | { type: 'skip' }
  | { type: 'stop' }
  | { type: 'fail' };

export const AT_THE_FORM: GenerationState = { phase: 'form', text: '', shown: 0, post: null };

/** The state after one step. `atOnce` and `skip` let all lines out as they come. */
export function generationState(state: GenerationState, step: GenerationStep): GenerationState {
  if (step.type === 'start') {
    return { ...AT_THE_FORM, phase: 'running', shown: step.atOnce ? Number.POSITIVE_INFINITY : 0 };
  }
  if (state.phase !== 'running') return state;
  switch (step.type) {
    case 'text':
      return { ...state, text: state.text + step.text };
    case 'written':
      return { ...state, text: step.post.text, post: step.post };
    case 'line':
      return { ...state, shown: state.shown + 1 };
    case 'skip':
      return { ...state, shown: Number.POSITIVE_INFINITY };
    case 'stop':
      return { ...state, phase: 'stopped' };
    case 'fail':
      return AT_THE_FORM;
  }
}

/** True when the post is written and all of it is on the page. */
export function hasArrived({ phase, post, shown }: GenerationState): boolean {
  return phase === 'running' && post !== null && isRevealed(post.text, shown);
}
