import { useEffect, useState } from 'react';
import { HOUR_MS, MINUTE_MS } from '../../platform/time/time-units.ts';
import { useHydrated } from '../../ui/hydration.ts';
import { Link } from '../../ui/links.tsx';

const SECOND_MS = 1000;

/** The time left until the next game. Without script, when that is. */
export function Countdown({ to }: { to: number }) {
  const isReady = useHydrated();
  const [now, setNow] = useState(to);
  useEffect(() => {
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, SECOND_MS);
    return () => clearInterval(timer);
  }, []);
  if (!isReady) return <span>00:00 UTC</span>;
  if (now >= to) {
    return (
      <Link to="/game" reloadDocument className="text-primary underline">
        Now
      </Link>
    );
  }
  return <time role="timer">{leftWords(to - now)}</time>;
}

function leftWords(ms: number): string {
  const parts = [ms / HOUR_MS, (ms % HOUR_MS) / MINUTE_MS, (ms % MINUTE_MS) / SECOND_MS];
  return parts.map((part) => String(Math.floor(part)).padStart(2, '0')).join(':');
}
