import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { keepInHistory, previewPath } from './post-in-history.ts';
import type { PreviewState } from '../../domain/posts/preview.ts';
import { prefetchRouteFiles } from '../../ui/prefetch-route-files.ts';

const RESULT_PAGE = 'generator/preview-page';

/**
 * The way to the result screen. Its files are fetched with the form, so that a post that came is shown
 * even when the server is gone by then. Resolves to false when they cannot be had: nothing has happened.
 */
export function useOpenPost(): (post: PreviewState) => Promise<boolean> {
  const navigate = useNavigate();
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    void prefetchRouteFiles(RESULT_PAGE);
    return () => {
      isHere.current = false;
    };
  }, []);
  return async (post) => {
    const isLoaded = await prefetchRouteFiles(RESULT_PAGE);
    // Whoever has gone elsewhere meanwhile is not called back.
    if (isLoaded && isHere.current) {
      await navigate(previewPath(post.generationId), { state: keepInHistory(post) });
    }
    return isLoaded;
  };
}
