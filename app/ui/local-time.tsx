import { useState } from 'react';
import { useHydrated } from './use-hydrated.ts';
import { postAge } from './post-age.ts';

type Props = {
  /** Epoch milliseconds. */
  at: number;
  /** Says now, 5h or yesterday as long as that is true. */
  asAge?: boolean;
};

/** A point in time: for machines from the server on, in the reader's own clock and language once it wakes up. */
export function LocalTime({ at, asAge = false }: Props) {
  const isHydrated = useHydrated();
  const [now] = useState(Date.now);
  const iso = new Date(at).toISOString();
  const age = asAge && isHydrated ? postAge(at, now) : null;
  const date = isHydrated ? new Date(at).toLocaleDateString(undefined, DATE) : iso.slice(0, 10);
  return <time dateTime={iso}>{age ?? date}</time>;
}

const DATE = { year: 'numeric', month: 'short', day: 'numeric' } as const;
