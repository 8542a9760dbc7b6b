import { useState } from 'react';

/**
 * Returns a local copy of loader data, for optimistic updates. New loader data replaces it. `setCopy` takes a function
 * of the current copy.
 */
export function useLocalCopy<Data>(loaded: Data) {
  const [current, setCurrent] = useState({ loaded, copy: loaded });
  if (current.loaded !== loaded) setCurrent({ loaded, copy: loaded });
  const setCopy = (patch: (copy: Data) => Data) =>
    setCurrent((now) => ({ ...now, copy: patch(now.copy) }));
  return [current.copy, setCopy] as const;
}
