import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import type { PreviewState } from '../../domain/posts/preview.ts';
import { prefetchRouteFiles } from '../../ui/prefetch-route-files.ts';
import { previewPath, saveInHistory } from './post-history.ts';

const RESULT_PAGE = 'generator/preview-page';

/**
 * Navigates to the result screen. Its files are prefetched once `isLikely`, so that it opens offline too. Resolves to
 * false when they cannot be loaded.
 */
export function useOpenPost(isLikely: boolean): (post: PreviewState) => Promise<boolean> {
  const navigate = useNavigate();
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  useEffect(() => {
    if (isLikely) void prefetchRouteFiles(RESULT_PAGE);
  }, [isLikely]);
  return async (post) => {
    const isLoaded = await prefetchRouteFiles(RESULT_PAGE);
    // Not after leaving the form.
    if (isLoaded && isHere.current) {
      await navigate(previewPath(post.generationId), { state: saveInHistory(post) });
    }
    return isLoaded;
  };
}
