import { useState } from 'react';
import { useNavigate } from 'react-router';
import { keepInHistory, previewPath } from './post-in-history.ts';
import type { PreviewState } from '../../domain/posts/preview.ts';

/**
 * The version on the page, and `open` for another one: it is there at once, however quickly somebody flips, and
 * the browser's history, which a reload reads, follows.
 */
export function useOpened(given: PreviewState) {
  const navigate = useNavigate();
  const [opened, setOpened] = useState({ state: given, isAwaited: false });
  const isSettled = opened.isAwaited ? isSame(given, opened.state) : given !== opened.state;
  if (isSettled) setOpened({ state: given, isAwaited: false });
  const open = async (state: PreviewState) => {
    setOpened({ state, isAwaited: true });
    const kept = { ...state, keepsFocus: true };
    await navigate(previewPath(state.generationId), {
      replace: true,
      state: keepInHistory(kept),
      preventScrollReset: true,
    });
  };
  return { preview: opened.state, open };
}

function isSame(one: PreviewState, other: PreviewState): boolean {
  if (one.generationId !== other.generationId) return false;
  return JSON.stringify(one.formData) === JSON.stringify(other.formData);
}
