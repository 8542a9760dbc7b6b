import { useEffect, useEffectEvent } from 'react';

type Watcher = EventTarget & { destroy: () => void };
declare const CloseWatcher: (new () => Watcher) | undefined;

/**
 * Runs `onClose` when the device asks to close what is open: Back of a phone with Android. Where a browser does not tell
 * of it, Back leaves the page as before.
 */
export function useCloseRequest(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen || typeof CloseWatcher === 'undefined') return;
    const watcher = new CloseWatcher();
    watcher.addEventListener('close', () => close());
    return () => watcher.destroy();
  }, [isOpen]);
}
