import { useEffect, useState } from 'react';
import type { MirroredGuest } from '../sign-in/client-usage-cache.ts';

type Loaded = MirroredGuest | null | Promise<MirroredGuest | null>;

/** The guest, who may still be on the way. Null until then, or when the server cannot be asked. */
export function useGuest(loaded: Loaded): MirroredGuest | null {
  const [guest, setGuest] = useState(loaded instanceof Promise ? null : loaded);
  useEffect(() => {
    let isCurrent = true;
    void Promise.resolve(loaded).then((arrived) => isCurrent && setGuest(arrived));
    return () => {
      isCurrent = false;
    };
  }, [loaded]);
  return guest;
}
