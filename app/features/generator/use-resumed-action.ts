import { useEffect, useEffectEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { keepInHistory, previewPath } from './post-in-history.ts';
import type { PreviewState } from '../../domain/posts/preview.ts';

/** What a guest wanted when the sign-up prompt came, and now, signed in, gets. */
export type ResumedAction = (typeof ACTIONS)[number];

const ACTIONS = [
  'copy',
  'download',
  'share',
  'regenerate',
  'crank-up',
  'tone-down',
  'edit',
  'attach',
] as const;

/**
 * Does what signing up stood in the way of: `?then=copy`, `download`, `share`, `regenerate`, `crank-up`,
 * `tone-down`, `edit` or `attach`, once, and takes it out of the address so that a reload does not do it again.
 */
export function useResumedAction(
  preview: PreviewState,
  isMember: boolean,
  resume: (action: ResumedAction) => void,
): void {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const wanted = params.get('then');
  const run = useEffectEvent((action: string) => {
    const to = previewPath(preview.generationId);
    void Promise.resolve(navigate(to, { replace: true, state: keepInHistory(preview) })).then(() =>
      isResumed(action) ? resume(action) : undefined,
    );
  });
  useEffect(() => {
    if (isMember && wanted !== null) run(wanted);
  }, [isMember, wanted]);
}

function isResumed(text: string): text is ResumedAction {
  return (ACTIONS as readonly string[]).includes(text);
}
