import { useEffect, useState } from 'react';
import { QUEUED_POST } from '../../domain/screening/moderation-words.ts';
import { requestJson } from '../../platform/browser/json-requests.ts';
import { useNotify } from '../../ui/toasts.tsx';
import { ALREADY_SHARED, SHARE_FAILED, SHARED } from './preview-words.ts';

/**
 * Whether the version on the page is shared (docs/product.md §4): loaded for members, and set by sharing. A held post
 * waits for review.
 */
export function useShare(generationId: string, isMember: boolean) {
  const notify = useNotify();
  const [known, setKnown] = useState<Known | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  useEffect(() => {
    if (!isMember) return;
    const controller = new AbortController();
    const { signal } = controller;
    void fetchShareState(pathOf(generationId), signal).then(
      (response) => response && !signal.aborted && setKnown({ id: generationId, ...response }),
    );
    return () => controller.abort();
  }, [generationId, isMember]);

  async function share(): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    const path = pathOf(generationId);
    const sent = await requestJson<{ isHeld: boolean }>(path, { method: 'POST' });
    const isAlready = !sent.ok && sent.status === 409;
    const { isHeld = false } = sent.ok
      ? sent.data
      : (isAlready && (await fetchShareState(path))) || {};
    setIsBusy(false);
    if (!sent.ok && !isAlready) {
      const isExplained = sent.status === 422 || sent.status === 429;
      return notify('bad', (isExplained ? sent.title : undefined) ?? SHARE_FAILED);
    }
    setKnown({ id: generationId, isHeld });
    notify('good', isAlready ? ALREADY_SHARED : isHeld ? QUEUED_POST : SHARED);
  }
  const state: ShareState =
    known?.id !== generationId ? 'unshared' : known.isHeld ? 'held' : 'shared';
  return { state, isBusy, share };
}

type ShareState = 'unshared' | 'held' | 'shared';
type Known = { id: string; isHeld: boolean };

function pathOf(generationId: string): string {
  return `/api/generations/${generationId}/share`;
}

/** Null when the post is not shared, or the request fails. */
async function fetchShareState(
  path: string,
  signal?: AbortSignal,
): Promise<{ isHeld: boolean } | null> {
  const result = await requestJson<{ isShared: boolean; isHeld: boolean }>(path, { signal });
  return result.ok && result.data.isShared ? { isHeld: result.data.isHeld } : null;
}
