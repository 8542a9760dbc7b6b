import { useEffect, useEffectEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { PreviewState } from './preview-state.ts';

/** What a guest wanted when the sign-up prompt came, and now, signed in, gets. */
export type ResumedAction = 'copy' | 'download' | 'regenerate';

/**
 * Does what signing up stood in the way of: `?then=copy`, `download` or `regenerate`, once, and takes it out
 * of the address so that a reload does not do it again.
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
    const to = `/preview?generation=${preview.generationId}`;
    void Promise.resolve(navigate(to, { replace: true, state: preview })).then(() =>
      isResumed(action) ? resume(action) : undefined,
    );
  });
  useEffect(() => {
    if (isMember && wanted !== null) run(wanted);
  }, [isMember, wanted]);
}

function isResumed(text: string | null): text is ResumedAction {
  return text === 'copy' || text === 'download' || text === 'regenerate';
}
