import { useCallback } from 'react';
import { useRevalidator } from 'react-router';

let isStale = false;

/** Says that somebody signed in or out: the next change of page, or the next refresh, asks the server who is looking. */
export function viewerChanged(): void {
  isStale = true;
}

/** Whether the page has to ask again. No navigation asks otherwise: some of them work without the network. */
export function isViewerStale(): boolean {
  return isStale;
}

/** Says that the server's answer is on the page. */
export function viewerAsked(): void {
  isStale = false;
}

/** Asks the server again who is looking, and with it for everything on the page. */
export function useViewerRefresh(): () => Promise<void> {
  const { revalidate } = useRevalidator();
  return useCallback(() => {
    viewerChanged();
    return revalidate();
  }, [revalidate]);
}
