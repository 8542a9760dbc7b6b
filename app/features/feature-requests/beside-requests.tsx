import { counted, formatCount } from '../../platform/text/display-text.ts';
import {
  type FeatureRequest,
  requestPath,
  splitRequest,
} from '../../domain/feature-requests/requests.ts';
import { NEW_REQUEST } from '../../domain/feature-requests/request-words.ts';
import { FaceDrawing } from '../../ui/avatar.tsx';
import { Audience } from '../../ui/boardroom.tsx';
import { StepsCard } from '../site/steps-card.tsx';
import { Link } from '../../ui/links.tsx';
import { RequestButton } from './request-button.tsx';

const STEPS = [
  ['You ask', 'One idea for each request, in plain words. Unusual, but it helps.'],
  ['Members vote', 'A vote says that you need it too. It can be taken back.'],
  ['An admin decides', 'On the list, or rejected. Who asked and who voted are told.'],
] as const;

/** Beside the board and a request: what happens to a request. */
export function RequestSteps() {
  return <StepsCard id="request-steps" title="How an idea gets through" steps={STEPS} />;
}

/** Beside a request: the others that take votes, or without any the way to ask for one. */
export function OtherRequests({ requests }: { requests: readonly FeatureRequest[] }) {
  if (requests.length === 0) return <AskToo />;
  return (
    <section aria-labelledby="other-requests" className="card mt-6 p-5 sm:p-6">
      <h2 id="other-requests" className="text-xl">
        Also on the board
      </h2>
      <ul className="mt-2 divide-y divide-line">
        {requests.map(({ id, text, authorFace, votes }) => (
          <li key={id} className="flex items-start gap-3 py-3 last:pb-0">
            <FaceDrawing face={authorFace} className="size-9" />
            <div className="min-w-0 flex-1">
              <Link to={requestPath(id)} className="rounded-control font-medium hover:text-primary">
                <span dir="auto" className="line-clamp-3">
                  {splitRequest(text).title}
                </span>
              </Link>
              <p className="text-sm text-muted">{counted(formatCount(votes), 'vote')}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function AskToo() {
  return (
    <section aria-labelledby="ask-too" className="card mt-6 p-5 sm:p-6">
      <h2 id="ask-too" className="text-xl">
        Alone on the board
      </h2>
      <p className="mt-2 text-muted">It could use company. Or competition.</p>
      <RequestButton label={NEW_REQUEST} className="button button-quiet mt-2 -mb-2 -ms-[12px]" />
    </section>
  );
}

/** Below a short list: the room, and the way to ask for one more. */
export function AskForMore() {
  return (
    <section
      aria-labelledby="ask-for-more"
      className="boardroom mt-6 rounded-card px-5 pt-6 pb-34 sm:px-8"
    >
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div>
          <h2 id="ask-for-more" className="text-2xl">
            What is missing?
          </h2>
          <p className="mt-1">The board has room. That is unusual for a board.</p>
        </div>
        <RequestButton label={NEW_REQUEST} className="button bg-surface text-ink hover:underline" />
      </div>
      <Audience faces={['toast', 'rock', 'sandwich', 'cooler']} />
    </section>
  );
}
