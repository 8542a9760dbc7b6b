// oxlint-disable-next-line import/default -- the address of the built file, not the package
import webVitals from 'web-vitals?url';
import type { Visit } from '../../domain/stats/vitals.server.ts';

/** Measures the page load and sends the values to the server once, when the page becomes hidden. Never throws. */
export function watchWebVitals(): void {
  const visit: Visit = { path: location.pathname };
  const start = () => void measure(visit).catch(() => undefined);
  // The browser buffers earlier entries, so the first load does not wait for this.
  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true });
  const send = () => {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', send);
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify(visit);
    fetch('/api/vitals', { method: 'POST', body, headers, keepalive: true }).catch(() => undefined);
  };
  document.addEventListener('visibilitychange', send);
}

// Imports by URL: an import by name adds the bundler's preload code to the first load of every page.
const load = () => import(/* @vite-ignore */ webVitals) as Promise<typeof import('web-vitals')>;

// The package listens on the window and reports before `send` runs on the document.
async function measure(visit: Visit): Promise<void> {
  const { onCLS, onINP, onLCP } = await load();
  const always = { reportAllChanges: true };
  onLCP(({ value }) => (visit.lcp = value), always);
  onINP(({ value }) => (visit.inp = value), always);
  onCLS(({ value }) => (visit.cls = value * 1000), always);
}
