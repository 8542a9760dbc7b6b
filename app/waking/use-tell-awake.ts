import { useLayoutEffect } from 'react';
import { AWAKE_EVENT } from './awake-event.ts';

/** Tells the page's little script, if it has one, that the framework has taken the page over. */
export function useTellAwake(): void {
  useLayoutEffect(() => {
    window.dispatchEvent(new Event(AWAKE_EVENT));
  }, []);
}
