import { useEffect, useState } from 'react';
import { QUEUED_POST } from '../../domain/screening/moderation-words.ts';
import { useNotify } from '../../ui/toasts.tsx';
import { ALREADY_SHARED, SHARE_FAILED, SHARED } from './preview-words.ts';

/**
 * The shared flag of docs/product.md §4: looked up for members on load, set by sharing, and gone with the
 * next version, which nobody has shared yet. What is held is not shared yet: it waits for somebody to look.
 */
export function useShare(generationId: string, isMember: boolean) {
  const notify = useNotify();
  const [known, setKnown] = useState<Known | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  useEffect(() => {
    if (!isMember) return;
    const controller = new AbortController();
    const { signal } = controller;
    void fetchShareState(addressOf(generationId), signal).then(
      (response) => response && !signal.aborted && setKnown({ id: generationId, ...response }),
    );
    return () => controller.abort();
  }, [generationId, isMember]);

  async function share(): Promise<void> {
    if (isBusy) return;
    setIsBusy(true);
    const address = addressOf(generationId);
    const { status, title, ...sent } = await sendShare(address);
    const isAlready = status === 409;
    const { isHeld = false } = isAlready ? ((await fetchShareState(address)) ?? {}) : sent;
    setIsBusy(false);
    if (status !== 201 && !isAlready) return notify('bad', title ?? SHARE_FAILED);
    setKnown({ id: generationId, isHeld });
    notify('good', isAlready ? ALREADY_SHARED : isHeld ? QUEUED_POST : SHARED);
  }
  const state: ShareState =
    known?.id !== generationId ? 'unshared' : known.isHeld ? 'held' : 'shared';
  return { state, isBusy, share };
}

type ShareState = 'unshared' | 'held' | 'shared';
type Known = { id: string; isHeld: boolean };

function addressOf(generationId: string): string {
  return `/api/generations/${generationId}/share`;
}

/** Null when it is not shared, or nobody knows. */
async function fetchShareState(
  address: string,
  signal?: AbortSignal,
): Promise<{ isHeld: boolean } | null> {
  try {
    const response = await fetch(address, { signal });
    if (!response.ok) return null;
    const { isShared, isHeld } = (await response.json()) as { isShared: boolean; isHeld: boolean };
    return isShared ? { isHeld } : null;
  } catch {
    return null;
  }
}

type Sent = { status: number; isHeld?: boolean; title?: string };

/** What is refused for a reason says it in words; anything else has none. */
async function sendShare(address: string): Promise<Sent> {
  try {
    const response = await fetch(address, { method: 'POST' });
    const { status } = response;
    if (status === 201) return { ...((await response.json()) as Omit<Sent, 'status'>), status };
    if (status !== 422 && status !== 429) return { status };
    return { title: ((await response.json()) as { title?: string }).title, status };
  } catch {
    return { status: 0 };
  }
}
