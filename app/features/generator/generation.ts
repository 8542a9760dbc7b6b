import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { postLines, type PostProfile } from '../../domain/posts/post.ts';
import type { GenerationEvent } from '../../domain/writing/generate-post.server.ts';
import { type Rejection, requestGeneration } from '../../platform/http/generation-request.ts';
import { type FallbackReason, readFallback } from '../../platform/model/writer.ts';
import { ARRIVAL_PAUSE } from './progress.ts';

type Outcomes = {
  /** The post is complete; its lines may still be appearing. */
  onWritten: (post: GeneratedPost) => void;
  /** All lines are shown and ARRIVAL_PAUSE is over. */
  onArrived: (post: GeneratedPost) => void;
  /** The request failed. Not called after `stop`. */
  onRejected: (rejection: Rejection) => void;
};

export function useGeneration({ onWritten, onArrived, onRejected }: Outcomes) {
  const [state, dispatch] = useReducer(generationState, INITIAL_STATE);
  const controller = useRef<AbortController>(undefined);
  const arrived = hasArrived(state);
  const lines = postLines(state.text).length;
  const isWaiting = state.phase === 'running' && state.shown < lines;
  const arrive = useEffectEvent(() => {
    if (state.post) onArrived(state.post);
  });

  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(() => dispatch({ type: 'line' }), lineDelay(lines));
    return () => clearInterval(timer);
  }, [isWaiting, lines]);

  useEffect(() => {
    if (!arrived) return undefined;
    const timer = setTimeout(() => arrive(), ARRIVAL_PAUSE);
    return () => clearTimeout(timer);
  }, [arrived]);

  useEffect(() => () => controller.current?.abort(), []);

  async function start(body: GenerationBody, key: string): Promise<void> {
    controller.current?.abort();
    const { signal } = (controller.current = new AbortController());
    dispatch({ type: 'start', atOnce: prefersReducedMotion() });
    const onText = (text: string) => {
      if (!signal.aborted) dispatch({ type: 'text', text });
    };
    const result = await requestPost({ body, key, signal, onText });
    if (signal.aborted) return;
    controller.current = undefined;
    if (result.ok) {
      onWritten(result.post);
      return dispatch({ type: 'written', post: result.post });
    }
    dispatch({ type: 'fail' });
    onRejected(result);
  }

  function stop(): void {
    controller.current?.abort();
    dispatch({ type: 'stop' });
  }

  return { state, arrived, start, stop, skip: () => dispatch({ type: 'skip' }) };
}

function prefersReducedMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** The body of POST /api/generations: a form, or an own post to regenerate. */
export type GenerationBody =
  | {
      style: string;
      fields: Record<string, string>;
      humorLevel?: string;
      remixOf?: string;
      promptDay?: string;
    }
  | { from: string; levelChange?: 'up' | 'down' };

export type PostRequest = {
  body: GenerationBody;
  key: string;
  signal: AbortSignal;
  onText: (text: string) => void;
};

type PostResult = { ok: true; post: GeneratedPost };

/** Requests a post and reads its events. Never throws. `origin` is for callers outside a page. */
export function requestPost(
  { onText, ...request }: PostRequest,
  origin = '',
): Promise<PostResult | Rejection> {
  return requestGeneration<PostResult | Rejection>(
    `${origin}/api/generations`,
    request,
    (arrived) => {
      const { event, data } = arrived as GenerationEvent;
      if (event === 'delta') onText(data.text);
      if (event === 'error') return { ok: false, reason: 'failed' };
      if (event !== 'done') return undefined;
      const { id, text, fallback, profile, remixOf, isNewStory, isGrave } = data;
      const found = readFallback(fallback);
      return {
        ok: true,
        post: { id, text, fallback: found, profile, remixOf, isNewStory, isGrave },
      };
    },
  );
}

type GeneratedPost = {
  id: string;
  text: string;
  fallback?: FallbackReason;
  /** The author on the card; absent for guests. */
  profile?: PostProfile;
  /** The shared post that it remixes. */
  remixOf?: string;
  /** The post had no story to move to another level, so this is a new one. */
  isNewStory?: boolean;
  /** The form is grave: its post has one level. */
  isGrave?: boolean;
};

/** The state of one generation, from the click to the last line. */
type GenerationState = {
  phase: 'form' | 'running' | 'stopped';
  /** The text so far; the final text when it is complete. */
  text: string;
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

export const INITIAL_STATE: GenerationState = { phase: 'form', text: '', shown: 0, post: null };

/** Returns the next state. `atOnce` and `skip` show every line as it arrives. */
export function generationState(state: GenerationState, step: GenerationStep): GenerationState {
  if (step.type === 'start') {
    return {
      ...INITIAL_STATE,
      phase: 'running',
      shown: step.atOnce ? Number.POSITIVE_INFINITY : 0,
    };
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
      return INITIAL_STATE;
  }
}

export function hasArrived({ phase, post, shown }: GenerationState): boolean {
  return phase === 'running' && post !== null && shown >= postLines(post.text).length;
}

/** The maximum time to reveal a post, and a line. Milliseconds. */
export const REVEAL_TIME = 1200;
const LINE_TIME = 120;

/** The delay before the next line, in milliseconds. */
export function lineDelay(lines: number): number {
  return Math.min(LINE_TIME, REVEAL_TIME / Math.max(1, lines));
}
