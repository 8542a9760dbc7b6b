import { counted, formatCount } from '../../platform/text/display-text.ts';
import { type FeatureRequest, requestPath } from '../../domain/feature-requests/requests.ts';
import { StepsCard } from '../../ui/page-header.tsx';
import { Link } from '../../ui/links.tsx';

const STEPS = [
  ['You ask', 'One idea for each request, in plain words. Unusual, but it helps.'],
  ['Members vote', 'A vote says that you need it too. It can be taken back.'],
  ['An admin decides', 'On the list, or rejected. Who asked and who voted are told.'],
] as const;

/** Beside the board and a request: what happens to a request. */
export function RequestSteps() {
  return <StepsCard id="request-steps" title="How an idea gets through" steps={STEPS} />;
}

/** Beside a request: the others that wait for votes. Nothing without any. */
export function OtherRequests({ requests }: { requests: readonly FeatureRequest[] }) {
  if (requests.length === 0) return null;
  return (
    <section aria-labelledby="other-requests" className="card mt-6 p-5 sm:p-6">
      <h2 id="other-requests" className="text-xl">
        Also on the board
      </h2>
      <ul className="mt-2 divide-y divide-line">
        {requests.map(({ id, text, votes }) => (
          <li key={id} className="py-3 last:pb-0">
            <Link to={requestPath(id)} className="rounded-control font-medium hover:text-primary">
              <span dir="auto" className="line-clamp-2">
                {text}
              </span>
            </Link>
            <p className="text-sm text-muted">{counted(formatCount(votes), 'vote')}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
