import { useEffect, useState } from 'react';
import type { ChartDay } from '../../domain/admin/overview.ts';
import { type Day, hasNext, type PeriodKind, periodOf } from '../../domain/admin/periods.ts';
import { useToday } from './use-today.ts';

const RETRY_AFTER = 20_000;

type Loaded = { search: string; days: ChartDay[] | null };

/**
 * The days of a chart and the way through its weeks or months, in the reader's zone. A load that fails is
 * silent (docs/product.md §8): there are no days then, and it is tried again by and by.
 */
export function useChartDays(kind: PeriodKind) {
  const [zone] = useState(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
  const today = useToday(zone);
  const [day, setDay] = useState<Day>(today);
  const [tries, setTries] = useState(0);
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const period = periodOf(kind, day);
  const search = new URLSearchParams({ period: kind, day: period.days[0] ?? day, zone }).toString();
  useEffect(() => {
    const leaving = new AbortController();
    let again: ReturnType<typeof setTimeout> | undefined;
    async function load(): Promise<void> {
      const days = await fetchDays(`${search}&try=${tries}`, leaving.signal);
      if (leaving.signal.aborted) return;
      setLoaded({ search, days });
      if (!days) again = setTimeout(() => setTries(tries + 1), RETRY_AFTER);
    }
    void load();
    return () => {
      leaving.abort();
      clearTimeout(again);
    };
  }, [search, tries]);
  const current = loaded?.search === search ? loaded : null;
  return {
    period,
    isLoading: current === null,
    hasFailed: current !== null && current.days === null,
    days: current?.days ?? [],
    /** The reader's: what comes after it has not happened yet. */
    today,
    back: () => setDay(period.previous),
    forward: hasNext(period, today) ? () => setDay(period.next) : null,
    retry: () => setTries((count) => count + 1),
  };
}

async function fetchDays(search: string, signal: AbortSignal): Promise<ChartDay[] | null> {
  try {
    const answer = await fetch(`/api/admin/days?${search}`, { signal });
    return answer.ok ? ((await answer.json()) as { days: ChartDay[] }).days : null;
  } catch {
    return null;
  }
}
