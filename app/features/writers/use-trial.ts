import { useEffect, useRef, useState } from 'react';
import { TRIAL_SIZE, type TrialEvent } from '../../domain/admin/writer-trial.ts';
import type { Problem } from '../../platform/http/problem.ts';
import { readEventStream } from '../../platform/http/event-stream.ts';
import type { ModelAt } from './writer-form.tsx';
import { textWith } from '../http/request-generation.ts';

/** One situation of a trial: the post of the house, and that of the model as far as it has come. Times in milliseconds. */
export type TrialPost = {
  situation: string;
  house: string;
  houseTime: number;
  text: string;
  first: number | null;
  whole: number | null;
  failure: string | null;
};

/** The trial of a model of this machine, or of that of the environment where both are empty. */
export type Trial = ModelAt & {
  posts: TrialPost[];
  /** What it came to. Null while it is written. */
  end: { written: number; isSlow: boolean } | null;
  /** Why there is none, or why it broke off. */
  error: string | null;
};

const BROKEN = 'The connection was lost. Nothing was changed: try it again.';

/** Tries a model, and shows its posts as they come. A page that is left ends its trial. */
export function useTrial() {
  const [trial, setTrial] = useState<Trial | null>(null);
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);

  async function start(tried: ModelAt): Promise<void> {
    controller.current?.abort();
    const { signal } = (controller.current = new AbortController());
    setTrial({ ...tried, posts: [], end: null, error: null });
    const change = (next: (now: Trial) => Partial<Trial>) => {
      if (!signal.aborted) setTrial((now) => now && { ...now, ...next(now) });
    };
    const error = await requestTrial(tried, signal, (event) => change((now) => after(now, event)));
    if (error !== null) change(() => ({ error }));
  }

  function stop(): void {
    controller.current?.abort();
    setTrial(null);
  }

  return { trial, start, stop };
}

/** Passes the events of a trial on. Returns why it did not come to its end, or null. */
async function requestTrial(
  tried: ModelAt,
  signal: AbortSignal,
  take: (event: TrialEvent) => void,
): Promise<string | null> {
  try {
    const response = await fetch('/admin/writer/trials', {
      method: 'POST',
      headers: { accept: 'text/event-stream' },
      body: new URLSearchParams(tried),
      signal,
    });
    if (!response.ok || response.body === null) {
      return ((await response.json()) as Problem).title;
    }
    const hasEnded = await readEventStream(response.body, (arrived) => {
      const event = arrived as TrialEvent;
      take(event);
      return event.event === 'end' ? true : undefined;
    });
    return hasEnded ? null : BROKEN;
  } catch {
    return BROKEN;
  }
}

/** What an event changes. */
function after({ posts }: Trial, { event, data }: TrialEvent): Partial<Trial> {
  if (event === 'end') return { end: data };
  if (event === 'house') {
    const { situation, text: house, whole: houseTime } = data;
    const empty = { text: '', first: null, whole: null, failure: null };
    return { posts: [...posts, { situation, house, houseTime, ...empty }] };
  }
  const changed = (post: TrialPost): Partial<TrialPost> => {
    if (event === 'delta') return { text: textWith(post.text, data) };
    if (event === 'failed') return { failure: data.words };
    const { text, first, whole } = data;
    return { text, first, whole };
  };
  return {
    posts: posts.map((post, place) =>
      place === data.place ? { ...post, ...changed(post) } : post,
    ),
  };
}

/** How far a trial is, for people who do not see it. */
export function progressWords({ posts, end, error }: Trial): string {
  if (error !== null) return error;
  if (end === null) return `Writing ${Math.max(1, posts.length)} of ${TRIAL_SIZE} …`;
  return `${end.written} of ${TRIAL_SIZE} written.`;
}
