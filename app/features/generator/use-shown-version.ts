import { useEffect, useRef } from 'react';
import { useNotify } from '../../ui/toasts.tsx';
import { CHOICE_NOT_KEPT } from './result-words.ts';

/**
 * Tells the server which version the saved post shows. Whoever flips quickly sends only the last one, and never
 * an earlier one after a later one.
 */
export function useShownVersion(isMember: boolean): (id: string) => void {
  const notify = useNotify();
  const wanted = useRef<string | null>(null);
  const isSending = useRef(false);
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  async function send(): Promise<void> {
    isSending.current = true;
    let ok = true;
    while (wanted.current !== null) {
      const id = wanted.current;
      wanted.current = null;
      ok = await sendShown(id);
    }
    isSending.current = false;
    if (!ok && isHere.current) notify('bad', CHOICE_NOT_KEPT);
  }
  return (id) => {
    if (!isMember) return;
    wanted.current = id;
    if (!isSending.current) void send();
  };
}

async function sendShown(id: string): Promise<boolean> {
  try {
    // Also when the reader leaves the page right after choosing.
    const answer = await fetch(`/api/generations/${id}/shown`, { method: 'PUT', keepalive: true });
    return answer.ok;
  } catch {
    return false;
  }
}
