import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { postLines } from '../../domain/posts/post.ts';
import { prefersReducedMotion } from '../../platform/browser/reduced-motion.ts';
import type { DonePost, GenerationEvent } from '../../domain/writing/generate-post.server.ts';
import {
  type GenerationRejection,
  requestGeneration,
  textWith,
} from '../http/request-generation.ts';
import type { Draft } from '../../platform/model/thought-filter.ts';
import type { Waiting } from '../../domain/writers/writer.ts';
import type { FormParams } from './form-params.ts';
import { ARRIVAL_PAUSE } from './progress.ts';

/** Writes a post and shows its lines. `onArrived` is called when all are shown and ARRIVAL_PAUSE is over. */
export function useGeneration(onArrived: (post: DonePost) => void) {
  const [state, setState] = useState(INITIAL_STATE);
  // What arrives after a stop changes nothing.
  const update = (change: (now: GenerationState) => Partial<GenerationState>) =>
    setState((now) => (now.phase === 'running' ? { ...now, ...change(now) } : now));
  const showLine = useEffectEvent(() => update(({ shown }) => ({ shown: shown + 1 })));
  const controller = useRef<AbortController>(undefined);
  const arrived = hasArrived(state);
  const lines = postLines(state.text).length;
  const isWaiting = state.phase === 'running' && state.shown < lines;
  const arrive = useEffectEvent(() => {
    if (state.post) onArrived(state.post);
  });

  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(() => showLine(), lineDelay(lines));
    return () => clearInterval(timer);
  }, [isWaiting, lines]);

  useEffect(() => {
    if (!arrived) return undefined;
    const timer = setTimeout(() => arrive(), ARRIVAL_PAUSE);
    return () => clearTimeout(timer);
  }, [arrived]);

  useEffect(() => () => controller.current?.abort(), []);

  /** Null after `stop`. The lines of a complete post may still be appearing. */
  async function start(
    body: GenerationBody,
    key: string,
  ): Promise<PostResult | GenerationRejection | null> {
    controller.current?.abort();
    const { signal } = (controller.current = new AbortController());
    const shown = prefersReducedMotion() ? Number.POSITIVE_INFINITY : 0;
    setState({ ...INITIAL_STATE, phase: 'running', shown });
    const onText = (piece: Draft) =>
      signal.aborted || update((now) => withPiece(now, piece, shown));
    const onWaiting = (line: Waiting) => signal.aborted || update(() => line);
    const result = await requestPost({ body, key, signal, onText, onWaiting });
    if (signal.aborted) return null;
    controller.current = undefined;
    update(() => (result.ok ? { text: result.post.text, post: result.post } : INITIAL_STATE));
    return result;
  }

  function stop(): void {
    controller.current?.abort();
    update(() => ({ phase: 'stopped' }));
  }

  const skip = () => update(() => ({ shown: Number.POSITIVE_INFINITY }));
  return { state, arrived, start, stop, skip };
}

/** The body of POST /api/generations: a form, or an own post to regenerate. */
export type GenerationBody = FormParams | { from: string; levelChange?: 'up' | 'down' };

export type GenerationRequest = {
  body: GenerationBody;
  key: string;
  signal: AbortSignal;
  onText?: (piece: Draft) => unknown;
  onWaiting?: (line: Waiting) => unknown;
};

type PostResult = { ok: true; post: DonePost };

/** Requests a post and reads its events. Never throws. `origin` is for callers outside a page. */
export function requestPost(
  { onText, onWaiting, ...request }: GenerationRequest,
  origin = '',
): Promise<PostResult | GenerationRejection> {
  return requestGeneration<PostResult | GenerationRejection>(
    `${origin}/api/generations`,
    request,
    (arrived) => {
      const { event, data } = arrived as GenerationEvent;
      if (event === 'delta') onText?.(data);
      if (event === 'waiting') onWaiting?.(data);
      if (event === 'error') return { ok: false, reason: 'failed' };
      return event === 'done' ? { ok: true, post: data } : undefined;
    },
  );
}

/** The state of one generation, from the click to the last line. */
type GenerationState = Waiting & {
  phase: 'form' | 'running' | 'stopped';
  /** The text so far; the final text when it is complete. */
  text: string;
  shown: number;
  post: DonePost | null;
};

const INITIAL_STATE: GenerationState = {
  phase: 'form',
  before: 0,
  text: '',
  shown: 0,
  post: null,
};

/** A fresh piece replaces the text, of which `shown` lines are shown then. */
function withPiece(
  { text }: GenerationState,
  piece: Draft,
  shown: number,
): Partial<GenerationState> {
  return { before: 0, text: textWith(text, piece), ...(piece.fresh && { shown }) };
}

/** Whether the post is complete and all of it is shown. */
export function hasArrived({
  phase,
  post,
  shown,
}: Pick<GenerationState, 'phase' | 'post' | 'shown'>): boolean {
  return phase === 'running' && post !== null && shown >= postLines(post.text).length;
}

/** The maximum time to reveal a post, and a line. Milliseconds. */
export const REVEAL_TIME = 1200;
const LINE_TIME = 120;

/** The delay before the next line, in milliseconds. */
export function lineDelay(lines: number): number {
  return Math.min(LINE_TIME, REVEAL_TIME / Math.max(1, lines));
}
