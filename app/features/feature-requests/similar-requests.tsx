import { useEffect, useState } from 'react';
import { STATUS_WORDS, YOU_VOTED } from '../../domain/feature-requests/request-words.ts';
import { counted } from '../../platform/text/display-text.ts';
import type { FeatureRequest } from '../../domain/feature-requests/requests.ts';
import { requestJson } from '../../platform/browser/json-requests.ts';
import { Check, ThumbsUp } from '../../ui/icons/icons.tsx';

type Props = { requests: readonly FeatureRequest[]; onVote: (id: string) => void };

/** Similar requests, each with a vote button, to avoid duplicates. */
export function SimilarRequests({ requests, onVote }: Props) {
  return (
    <div aria-live="polite">
      {requests.length > 0 && (
        <section aria-labelledby="similar-requests" className="mt-4 rounded-card bg-tint p-4">
          <h3 id="similar-requests" className="text-sm font-semibold">
            Somebody may have had this idea already
          </h3>
          <ul className="mt-1 divide-y divide-line">
            {requests.map((request) => (
              <Similar key={request.id} request={request} onVote={() => onVote(request.id)} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function Similar({ request, onVote }: { request: FeatureRequest; onVote: () => void }) {
  const { id, text, votes, status, hasVoted } = request;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
      <div className="min-w-48 flex-1">
        <p id={`similar-${id}`} dir="auto" className="line-clamp-2">
          {text}
        </p>
        <p className="text-sm text-muted">
          {counted(`${votes}`, 'vote')}
          {status === 'approved' && <span>{` · ${STATUS_WORDS.approved}`}</span>}
        </p>
      </div>
      {hasVoted ? (
        <p className="flex min-h-11 items-center gap-2 text-sm font-semibold text-good">
          <Check size={18} /> {YOU_VOTED}
        </p>
      ) : (
        <button
          type="button"
          aria-describedby={`similar-${id}`}
          onClick={onVote}
          className="button button-plain bg-surface px-3 text-sm"
        >
          <ThumbsUp size={16} /> Vote for this instead
        </button>
      )}
    </li>
  );
}

const DEBOUNCE_MS = 300;
const MIN_LENGTH = 3;

/** Returns requests similar to the text being typed. Earlier results stay until new ones arrive. */
export function useSimilar(text: string): FeatureRequest[] {
  const [found, setFound] = useState<FeatureRequest[]>([]);
  const isLongEnough = text.length >= MIN_LENGTH;
  useEffect(() => {
    if (!isLongEnough) return;
    const stop = new AbortController();
    const look = async () => {
      const path = `/api/requests?${new URLSearchParams({ like: text }).toString()}`;
      type Body = { requests: FeatureRequest[] };
      const result = await requestJson<Body>(path, { signal: stop.signal });
      if (!stop.signal.aborted) setFound(result.ok ? result.data.requests : []);
    };
    const timer = setTimeout(() => void look(), DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [text, isLongEnough]);
  return isLongEnough ? found : [];
}
