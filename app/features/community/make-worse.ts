import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { previewPath } from '../../domain/posts/preview.ts';
import type { GenerationEvent } from '../../domain/writing/generate-post.server.ts';
import { createAttempts } from '../../platform/browser/attempts.ts';
import { failureWords } from '../../platform/browser/failure-words.ts';
import { errorMessage } from '../../platform/http/errors.ts';
import { useNotify } from '../../ui/toasts.tsx';
import { type GenerationRejection, requestGeneration } from '../http/request-generation.ts';

/** What is made worse: a shared post, or one of the house. */
export type WorseSource = { id: string; style: string };

// One for all cards of a feed: a press on the same post finds what the last one wrote.
const attempts = createAttempts();

/** The address that writes a post one level up. */
export const worsePath = (id: string): string => `/post/${encodeURIComponent(id)}/worse`;

/** The form of that, where the words can be changed first. */
export function worseFormPath({ id, style }: WorseSource): string {
  return `/generator?${new URLSearchParams({ style, remix: id }).toString()}`;
}

/**
 * Writes a post one level up and opens it. `onGuest` is called for a guest without free posts; where the text does not show
 * enough of the situation, its form opens.
 */
export function useMakeWorse(source: WorseSource, onGuest: () => void) {
  const [isWriting, setIsWriting] = useState(false);
  const controller = useRef<AbortController>(undefined);
  const notify = useNotify();
  const navigate = useNavigate();
  useEffect(() => () => controller.current?.abort(), []);

  async function write(): Promise<void> {
    if (isWriting) return;
    setIsWriting(true);
    const { signal } = (controller.current = new AbortController());
    const key = attempts.keyFor(source.id);
    const sent = await requestGeneration(
      worsePath(source.id),
      { body: {}, key, signal },
      takeEvent,
    );
    if (signal.aborted) return;
    setIsWriting(false);
    if (sent.ok) {
      attempts.drop(key);
      await navigate(previewPath(sent.id));
    } else if (sent.reason === 'guest-limit') onGuest();
    else if (sent.reason === 'refused' && sent.field) await navigate(worseFormPath(source));
    else notify('bad', sent.words ?? failureWords(errorMessage('generation-failed')));
  }
  return { isWriting, write: () => void write() };
}

type Finished = { ok: true; id: string };

function takeEvent(arrived: {
  event: string;
  data: unknown;
}): Finished | GenerationRejection | undefined {
  const { event, data } = arrived as GenerationEvent;
  if (event === 'error') return { ok: false, reason: 'failed', words: data.message };
  return event === 'done' ? { ok: true, id: data.id } : undefined;
}
