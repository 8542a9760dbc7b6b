import type { Visit } from './vitals.ts';

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };

/**
 * Measures the page that the browser has loaded and tells our own server, once, when the reader turns away.
 * Never throws, never waits. Returns the stop.
 */
export function watchVitals(): () => void {
  const visit: Visit = { path: location.pathname };
  const watch = (type: string, look: (entry: PerformanceEntry) => void) => {
    try {
      const observer = new PerformanceObserver((list) => list.getEntries().forEach(look));
      observer.observe({ type, buffered: true, durationThreshold: 40 } as PerformanceObserverInit);
      return () => observer.disconnect();
    } catch {
      // This browser does not measure it.
      return () => undefined;
    }
  };
  const stops = [
    watch('largest-contentful-paint', ({ startTime }) => (visit.lcp = startTime)),
    watch('event', ({ duration }) => (visit.inp = Math.max(visit.inp ?? 0, duration))),
    watch('layout-shift', (entry) => {
      const { value, hadRecentInput } = entry as Shift;
      if (!hadRecentInput) visit.cls = (visit.cls ?? 0) + value * 1000;
    }),
  ];
  const send = () => {
    if (document.visibilityState !== 'hidden') return;
    document.removeEventListener('visibilitychange', send);
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify(visit);
    fetch('/api/vitals', { method: 'POST', body, headers, keepalive: true }).catch(() => undefined);
  };
  document.addEventListener('visibilitychange', send);
  return () => {
    document.removeEventListener('visibilitychange', send);
    for (const stop of stops) stop();
  };
}
