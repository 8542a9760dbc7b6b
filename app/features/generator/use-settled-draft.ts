import { useEffect } from 'react';
import { tabDrafts } from './draft-storage.ts';
import type { PreviewState } from '../../domain/posts/preview.ts';

/** Only now that its post is on the page, the form that made it has nothing left to show. */
export function useSettledDraft(preview: PreviewState | null): void {
  const style = preview?.formData.type;
  const id = preview?.generationId;
  useEffect(() => {
    if (style !== undefined && id !== undefined) tabDrafts.settle(style, id);
  }, [style, id]);
}
