import { useRef, useState } from 'react';
import { useNotify } from '../../ui/toasts.tsx';
import type { FeatureRequest } from '../../domain/feature-requests/requests.ts';
import { VOTE_FAILED } from '../../domain/feature-requests/request-words.ts';
import { sendVote } from './send-request.ts';

type Vote = Pick<FeatureRequest, 'votes' | 'hasVoted'>;

/** A request's votes: those the server sent, and what the reader does to them, shown at once. */
export function useVote(request: FeatureRequest) {
  const notify = useNotify();
  const [held, setHeld] = useState<{ from: FeatureRequest; vote: Vote }>({
    from: request,
    vote: request,
  });
  if (held.from !== request) setHeld({ from: request, vote: request });
  const isUnderWay = useRef(false);

  async function toggle(): Promise<void> {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    const before = held.vote;
    const isFor = !before.hasVoted;
    const show = (vote: Vote) => setHeld((now) => ({ ...now, vote }));
    show({ votes: before.votes + (isFor ? 1 : -1), hasVoted: isFor });
    const sent = await sendVote(request.id, isFor);
    isUnderWay.current = false;
    show(sent.ok ? sent.vote : before);
    if (!sent.ok) notify('bad', sent.words ?? VOTE_FAILED);
  }
  return { ...held.vote, toggle: () => void toggle() };
}
