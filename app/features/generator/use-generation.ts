import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { postLines } from '../../domain/posts/post.ts';
import { type AskBody, askForPost } from './ask-for-post.ts';
import {
  AT_THE_FORM,
  type GeneratedPost,
  generationState,
  hasArrived,
} from './generation-state.ts';
import { ARRIVAL_PAUSE } from './progress.ts';
import { lineDelay } from './reveal.ts';
import type { Rejection } from '../../platform/http/generation-request.ts';

type Outcomes = {
  /** The post has come whole; its lines may still be on their way onto the page. */
  onWritten: (post: GeneratedPost) => void;
  /** The post has been on the page long enough. */
  onArrived: (post: GeneratedPost) => void;
  /** There is none; the form is back. Not called when it was stopped. */
  onRefused: (refusal: Rejection) => void;
};

/** One form's goes at a post: asks, lets the lines out, stops. */
export function useGeneration({ onWritten, onArrived, onRefused }: Outcomes) {
  const [state, dispatch] = useReducer(generationState, AT_THE_FORM);
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

  async function start(body: AskBody, key: string): Promise<void> {
    controller.current?.abort();
    const { signal } = (controller.current = new AbortController());
    dispatch({ type: 'start', atOnce: prefersStillness() });
    const onText = (text: string) => {
      if (!signal.aborted) dispatch({ type: 'text', text });
    };
    const answer = await askForPost({ body, key, signal, onText });
    if (signal.aborted) return;
    controller.current = undefined;
    if (answer.ok) {
      onWritten(answer.post);
      return dispatch({ type: 'written', post: answer.post });
    }
    dispatch({ type: 'fail' });
    onRefused(answer);
  }

  function stop(): void {
    controller.current?.abort();
    dispatch({ type: 'stop' });
  }

  return { state, arrived, start, stop, skip: () => dispatch({ type: 'skip' }) };
}

function prefersStillness(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
