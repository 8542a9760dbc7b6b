import { listenToAuth } from './auth-channel.ts';

/**
 * A guest's page that no framework has taken over is fetched anew when somebody has signed in meanwhile: in
 * another tab, or before the reader came back to it.
 */
export function startViewerWatch(): void {
  const reload = () => window.location.reload();
  listenToAuth((message) => {
    if (message.type === 'auth-done' && message.status === 'signed-in') reload();
  });
  window.addEventListener('pageshow', (event) => {
    if (!event.persisted) return;
    fetch('/api/viewer', { headers: { accept: 'application/json' } })
      .then((answer) => answer.json())
      .then((viewer: { kind?: unknown }) => viewer.kind === 'member' && reload())
      // A server that cannot be reached takes nothing from a page that is there.
      .catch(() => undefined);
  });
}
