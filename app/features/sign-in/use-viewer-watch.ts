import { useEffect, useEffectEvent } from 'react';
import { forgetTab } from '../../platform/browser/web-storage.ts';
import { isSameViewer, type PublicViewer } from '../../platform/http/viewer.ts';
import { useViewer } from '../../ui/use-viewer.ts';
import { useViewerRefresh } from './viewer-refresh.ts';

/** A page looked at again sooner than this is believed. Milliseconds. */
const FRESH_FOR = 30_000;

/**
 * When the reader comes back to the page: whether somebody signed in or out elsewhere meanwhile. A server that
 * cannot be reached changes nothing.
 */
export function useViewerWatch(): void {
  const viewer = useViewer();
  const refresh = useViewerRefresh();
  const compare = useEffectEvent(async () => {
    const found = await askViewer();
    if (!found || isSameViewer(found, viewer)) return;
    // A session that has ended elsewhere ends here like any other.
    if (viewer.kind === 'member') forgetTab();
    await refresh();
  });
  useEffect(() => {
    let askedAt = Date.now();
    const ask = () => {
      askedAt = Date.now();
      void compare();
    };
    const comeBack = () => {
      if (document.visibilityState === 'visible' && Date.now() - askedAt > FRESH_FOR) ask();
    };
    // A page out of the browser's cache of pages is as old as it was when it was left.
    const wakeUp = (event: PageTransitionEvent) => event.persisted && ask();
    document.addEventListener('visibilitychange', comeBack);
    window.addEventListener('focus', comeBack);
    window.addEventListener('pageshow', wakeUp);
    return () => {
      document.removeEventListener('visibilitychange', comeBack);
      window.removeEventListener('focus', comeBack);
      window.removeEventListener('pageshow', wakeUp);
    };
  }, []);
}

async function askViewer(): Promise<PublicViewer | null> {
  try {
    const answer = await fetch('/api/viewer', { headers: { accept: 'application/json' } });
    return answer.ok ? ((await answer.json()) as PublicViewer) : null;
  } catch {
    return null;
  }
}
