import { useEffect, useEffectEvent, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { zoneCookie } from './reader-zone.ts';

/** Tells the server the reader's zone when it counted in another one. True while it counts anew. */
export function useReaderZone(counted: string): boolean {
  const { revalidate, state } = useRevalidator();
  // Once: a server that does not know the zone stays at its own.
  const isTold = useRef(false);
  const tell = useEffectEvent(() => {
    const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
    if (isTold.current || !own || own === counted) return;
    isTold.current = true;
    document.cookie = zoneCookie(own);
    void revalidate();
  });
  useEffect(() => tell(), []);
  return state === 'loading';
}
