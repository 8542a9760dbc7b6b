import { useSyncExternalStore } from 'react';

/** Says so while the browser has no network. What is on the page stays usable. */
export function OfflineNote() {
  const isOnline = useOnline();
  if (isOnline) return null;
  return (
    <p
      role="alert"
      className="on-screen bg-ink px-4 py-2 text-center text-sm font-medium text-paper"
    >
      You are offline. What is on this page stays; nothing new arrives.
    </p>
  );
}

/** Whether the browser believes it has a network. True on the server. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    watch,
    () => navigator.onLine,
    () => true,
  );
}

function watch(change: () => void): () => void {
  window.addEventListener('online', change);
  window.addEventListener('offline', change);
  return () => {
    window.removeEventListener('online', change);
    window.removeEventListener('offline', change);
  };
}
