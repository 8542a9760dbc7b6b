import { useEffect, useRef, useState } from 'react';
import { requestFile } from '../../platform/browser/json-requests.ts';

/** The pause after a choice before its picture is drawn: of several in a row the last one is. Milliseconds. */
const PAUSE = 250;

/**
 * How the moving picture of an own post ends, drawn again for each `query`; null while there is none, or none is wanted.
 * One that fails leaves the last one: the moving picture itself says why it cannot be drawn.
 */
export function useMovingEnd(generationId: string, query: string | null) {
  const [shown, setShown] = useState<{ query: string; url: string | null } | null>(null);
  const urls = useRef<string[]>([]);
  useEffect(() => () => urls.current.forEach((url) => URL.revokeObjectURL(url)), []);
  useEffect(() => {
    if (query === null) return;
    const controller = new AbortController();
    const { signal } = controller;
    async function draw(wanted: string): Promise<void> {
      const address = `/api/generations/${generationId}/moving?${wanted}&end`;
      const result = await requestFile(address, { signal });
      if (signal.aborted) return;
      const url = result.ok ? URL.createObjectURL(result.data.blob) : null;
      if (url !== null) urls.current.push(url);
      setShown((last) => ({ query: wanted, url: url ?? last?.url ?? null }));
    }
    const timer = setTimeout(() => void draw(query), PAUSE);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [generationId, query]);
  return { url: shown?.url ?? null, isDrawing: query !== null && shown?.query !== query };
}
