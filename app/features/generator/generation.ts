import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { postLines, type PostProfile } from '../../domain/posts/post.ts';
import type { GenerationEvent } from '../../domain/writing/generate-post.server.ts';
import { readEventStream } from '../../platform/http/event-stream.ts';
import {
  postWithRetry,
  readRejection,
  type Rejection,
} from '../../platform/http/generation-request.ts';
import { type FallbackReason, readFallback } from '../../platform/model/writer.ts';
import { ARRIVAL_PAUSE } from './progress.ts';

type Outcomes = {
  /** The post has come whole; its lines may still be on their way onto the page. */
  onWritten: (post: GeneratedPost) => void;
  /** The post has been on the page long enough. */
  onArrived: (post: GeneratedPost) => void;
  /** There is none; the form is back. Not called when it was stopped. */
  onRejected: (refusal: Rejection) => void;
};

/** One form's goes at a post: asks, lets the lines out, stops. */
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

/** The body of POST /api/generations: a form, or an own earlier post to write again. */
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
  /** The same for every try at the same post, so that a second try finds the first one's. */
  key: string;
  signal: AbortSignal;
  onText: (text: string) => void;
};

/** What came of it. Most of `failed` has the words of its page, `refused` brings its own. */
type PostResult = { ok: true; post: GeneratedPost } | Rejection;

/** Asks the server for a post and reads it. Never throws. `origin` is for callers outside a page. */
export async function requestPost(request: PostRequest, origin = ''): Promise<PostResult> {
  try {
    const response = await postWithRetry(`${origin}/api/generations`, request);
    if (!response.ok) return await readRejection(response);
    const post = response.body && (await readGenerationStream(response.body, request.onText));
    return post ? { ok: true, post } : { ok: false, reason: 'failed' };
  } catch {
    return { ok: false, reason: request.signal.aborted ? 'stopped' : 'failed' };
  }
}

/**
 * Reads the events of one generation to its end and hands each piece of text to `onText`.
 * Returns the finished post, or null for a failure: an error event, or a stream that ends before
 * `done`. Throws when the connection breaks or the events are not ours.
 */
export function readGenerationStream(
  body: ReadableStream<Uint8Array>,
  onText: (text: string) => void,
): Promise<GeneratedPost | null> {
  return readEventStream<GeneratedPost | null>(body, (arrived) => {
    const { event, data } = arrived as GenerationEvent;
    if (event === 'delta') onText(data.text);
    if (event === 'error') return null;
    if (event !== 'done') return undefined;
    const { id, text, fallback, profile, remixOf, isNewStory, isGrave } = data;
    const found = readFallback(fallback);
    return { id, text, fallback: found, profile, remixOf, isNewStory, isGrave };
  });
}

/** A finished post, as the server keeps it. `fallback` is there when the offline writer stood in. */
type GeneratedPost = {
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
type GenerationState = {
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

export const INITIAL_STATE: GenerationState = { phase: 'form', text: '', shown: 0, post: null };

/** The state after one step. `atOnce` and `skip` let all lines out as they come. */
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

/** True when the post is written and all of it is on the page. */
export function hasArrived({ phase, post, shown }: GenerationState): boolean {
  return phase === 'running' && post !== null && isRevealed(post.text, shown);
}

/** A whole post takes no longer than this to appear; a single line no longer than that. Milliseconds. */
export const REVEAL_TIME = 1200;
const LINE_TIME = 120;

/** How long to wait before the next line of a text of so many lines. Milliseconds. */
export function lineDelay(lines: number): number {
  return Math.min(LINE_TIME, REVEAL_TIME / Math.max(1, lines));
}

/** The first `shown` lines of what has arrived. */
export function revealedLines(text: string, shown: number): string[] {
  return postLines(text).slice(0, shown);
}

/** True when every line is out. */
export function isRevealed(text: string, shown: number): boolean {
  return shown >= postLines(text).length;
}
