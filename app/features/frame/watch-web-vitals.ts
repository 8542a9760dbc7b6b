// oxlint-disable-next-line import/default -- the address of the built file, not the package
import webVitals from 'web-vitals?url';
import type { Visit } from '../../domain/stats/vitals.server.ts';

let isWatched = false;

/**
 * Measures the page that the browser has loaded and tells our own server, once, when the reader turns away. Never
 * throws, never waits. A page has one visit: what measures a sleeping page goes on after it has woken.
 */
export function watchWebVitals(): void {
  if (isWatched) return;
  isWatched = true;
  const visit: Visit = { path: location.pathname };
  const start = () => void measure(visit).catch(() => undefined);
  // The browser keeps what happened before: the first load does not wait for this.
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

// By its address: an import by name brings the bundler's preloading into the first load of every page.
const load = () => import(/* @vite-ignore */ webVitals) as Promise<typeof import('web-vitals')>;

// The package hears of the turning away on the window, before `send` does on the document.
async function measure(visit: Visit): Promise<void> {
  const { onCLS, onINP, onLCP } = await load();
  const always = { reportAllChanges: true };
  onLCP(({ value }) => (visit.lcp = value), always);
  onINP(({ value }) => (visit.inp = value), always);
  onCLS(({ value }) => (visit.cls = value * 1000), always);
}
