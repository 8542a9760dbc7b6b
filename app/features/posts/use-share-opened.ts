import { useEffect } from 'react';
import { sendEvent } from '../site/send-event.ts';
import { useViewer } from '../site/use-viewer.ts';

/** Reports that a guest opened the page by a link from elsewhere, not by a link of this site or by a reload. */
export function useShareOpened(isShown: boolean): void {
  const isGuest = useViewer().kind === 'guest';
  useEffect(() => {
    if (isFromElsewhere() && isGuest && isShown) sendEvent({ event: 'share_opened' });
  }, [isGuest, isShown]);
}

let isReported = false;

function isFromElsewhere(): boolean {
  if (isReported) return false;
  isReported = true;
  const [entry] = performance.getEntriesByType('navigation');
  const isFirstPage = entry !== undefined && new URL(entry.name).pathname === location.pathname;
  const isOwnLink = document.referrer.startsWith(`${location.origin}/`);
  return isFirstPage && entry.type === 'navigate' && !isOwnLink;
}
