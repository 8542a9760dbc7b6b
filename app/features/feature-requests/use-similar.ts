import { useEffect, useState } from 'react';
import type { FeatureRequest } from '../../domain/feature-requests/requests.ts';
import { fetchSimilar } from './send-request.ts';

/** How long nothing has to be typed before anybody is asked. Milliseconds. */
const PAUSE = 300;
const SHORTEST = 3;

/** Requests like the one that is being written. Those of the text before stay until others are there. */
export function useSimilar(text: string): FeatureRequest[] {
  const [found, setFound] = useState<FeatureRequest[]>([]);
  const isWorthAsking = text.length >= SHORTEST;
  useEffect(() => {
    if (!isWorthAsking) return;
    const stop = new AbortController();
    const look = async () => {
      const requests = await fetchSimilar(text, stop.signal);
      if (!stop.signal.aborted) setFound(requests);
    };
    const timer = setTimeout(() => void look(), PAUSE);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [text, isWorthAsking]);
  return isWorthAsking ? found : [];
}
