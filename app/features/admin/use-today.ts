import { useEffect, useState } from 'react';
import { type Day, dayOf } from '../../domain/admin/periods.ts';

const LOOK_AGAIN = 30_000;

/** Which day it is in a zone, also for a page that is left open over midnight. */
export function useToday(zone: string): Day {
  const [today, setToday] = useState(() => dayOf(zone, Date.now()));
  useEffect(() => {
    const look = () => setToday(dayOf(zone, Date.now()));
    const again = setInterval(look, LOOK_AGAIN);
    // A page in the background may not have been woken up.
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(again);
      document.removeEventListener('visibilitychange', look);
    };
  }, [zone]);
  return today;
}
