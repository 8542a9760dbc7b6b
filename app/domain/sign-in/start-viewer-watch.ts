import { listenToAuth } from './auth-channel.ts';

/**
 * A guest's page that no framework has taken over is fetched anew when somebody has signed in meanwhile: in
 * another tab, or before the reader came back to it. The server is asked; what is only said is not believed.
 */
export function startViewerWatch(): void {
  let isAsking = false;
  const ask = async () => {
    if (isAsking) return;
    isAsking = true;
    if (await isMember()) window.location.reload();
    isAsking = false;
  };
  listenToAuth((message) => {
    if (message.type === 'auth-done' && message.status === 'signed-in') void ask();
  });
  window.addEventListener('pageshow', (event) => event.persisted && void ask());
}

// A server that cannot be reached takes nothing from a page that is there.
async function isMember(): Promise<boolean> {
  try {
    const answer = await fetch('/api/viewer', { headers: { accept: 'application/json' } });
    const viewer = (await answer.json()) as { kind?: unknown };
    return viewer.kind === 'member';
  } catch {
    return false;
  }
}
