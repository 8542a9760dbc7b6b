import {
  ADD_REASON,
  DELETE_REQUEST,
  REASON,
  TAB_FILTERS,
} from '../../domain/feature-requests/request-words.ts';
import { counted, formatCount } from '../../platform/text/display-text.ts';
import {
  type BoardDecision,
  type FeatureRequest,
  requestPath,
} from '../../domain/feature-requests/requests.ts';
import type { Asker } from '../../domain/feature-requests/requests-to-decide.server.ts';
import { Check, MessageSquare, X } from '../../ui/icons/icons.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Link } from '../../ui/links.tsx';
import { LocalTime } from '../../ui/local-time.tsx';
import { PlainReason } from './plain-reason.tsx';
import { PlainRemoval } from './request-removal.tsx';

/** What an admin begins with a press. */
export type Task = BoardDecision | 'explain' | 'delete';

type ItemProps = {
  request: FeatureRequest;
  asker: Asker | undefined;
  isBusy: boolean;
  onPress: (task: Task) => void;
};

/** A request with who asked, its votes and what an admin can do. */
export function DecisionRow({ request, asker, isBusy, onPress }: ItemProps) {
  const { id, text, status, reason, votes, comments, createdAt } = request;
  // A phone has the buttons below votes and text, over the whole width.
  const place = `col-start-2 xl:col-start-3 ${status === 'pending' ? 'max-sm:col-span-full max-sm:col-start-1' : ''}`;
  return (
    <li
      className={`grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-3 p-4 sm:gap-x-5 sm:p-5 xl:grid-cols-[auto_minmax(0,1fr)_auto] ${status === 'pending' ? 'bg-tint first:rounded-t-card last:rounded-b-card' : ''}`}
    >
      <Votes count={votes} />
      <div>
        <p
          id={`decide-${id}`}
          dir="auto"
          className={`max-w-[60ch] font-display leading-snug font-semibold text-pretty whitespace-pre-line ${text.length > 140 ? 'text-lg' : 'text-xl'}`}
        >
          {text}
        </p>
        {reason !== null && (
          <p dir="auto" className="mt-2 border-s-2 border-bad ps-3 whitespace-pre-line">
            <strong className="font-semibold">{REASON}</strong> {reason}
          </p>
        )}
        <div className="mt-2 -mb-3 flex flex-wrap items-center gap-x-6">
          {asker && <AskedBy asker={asker} at={createdAt} isWaiting={status === 'pending'} />}
          <Link to={`${requestPath(id)}#comments`} className="button button-quiet -ms-3">
            <MessageSquare size={18} /> {counted(`${comments}`, 'comment')}
          </Link>
        </div>
      </div>
      <div className={`flex flex-wrap items-center gap-2 self-start ${place}`}>
        <Decision request={request} isBusy={isBusy} onPress={onPress} />
        {status === 'pending' && (
          <>
            <button
              {...quietButton(id, isBusy)}
              onClick={() => onPress('delete')}
              className="button button-quiet -me-3 text-muted"
            >
              {DELETE_REQUEST}
            </button>
            <PlainRemoval id={id} />
          </>
        )}
      </div>
    </li>
  );
}

const quietButton = (id: string, isBusy: boolean) =>
  ({
    type: 'button',
    'aria-describedby': `decide-${id}`,
    'aria-disabled': isBusy || undefined,
  }) as const;

/** The buttons of a pending request; else what was decided, and whether a reason is missing. */
function Decision({ request, isBusy, onPress }: Omit<ItemProps, 'asker'>) {
  const { id, status, reason } = request;
  if (status === 'pending') {
    const decision = {
      type: 'submit',
      name: 'status',
      disabled: isBusy,
      'aria-describedby': `decide-${id}`,
    } as const;
    return (
      <form
        method="post"
        action={`${requestPath(id)}/decision`}
        onSubmit={(event) => event.preventDefault()}
        className="flex flex-wrap gap-2 max-sm:flex-1"
      >
        <button
          {...decision}
          value="approved"
          onClick={() => onPress('approved')}
          className="button button-primary px-4 max-sm:flex-1"
        >
          <Check size={18} /> Approve
        </button>
        <button
          {...decision}
          value="rejected"
          onClick={() => onPress('rejected')}
          className="button button-plain px-4 max-sm:flex-1"
        >
          <X size={18} className="text-bad" /> Reject
        </button>
      </form>
    );
  }
  return (
    <>
      <Badge status={status} />
      {status === 'rejected' && reason === null && (
        <>
          <button
            {...quietButton(id, isBusy)}
            onClick={() => onPress('explain')}
            className="button button-plain px-4 xl:order-first"
          >
            {ADD_REASON}
          </button>
          <PlainReason id={id} />
        </>
      )}
    </>
  );
}

/** The votes as on the board, where they are a button. */
function Votes({ count }: { count: number }) {
  return (
    <p className="flex w-16 shrink-0 flex-col items-center self-start rounded-control border border-line bg-paper px-1 py-3 sm:w-20 md:row-span-2">
      <span className="font-display text-2xl leading-tight font-semibold">
        {formatCount(count)}
      </span>{' '}
      <span className="text-sm font-semibold text-muted">{count === 1 ? 'vote' : 'votes'}</span>
    </p>
  );
}

type AskedByProps = { asker: Asker; at: number; isWaiting: boolean };

/** Who asked, and when, or for how long it waits. */
function AskedBy({ asker: { id, name, photoUrl, face }, at, isWaiting }: AskedByProps) {
  return (
    <p className="flex items-center gap-3">
      <Avatar name={name} photoUrl={photoUrl} face={face} className="size-9 shrink-0 text-base" />
      <span className="min-w-0 leading-snug sm:flex sm:flex-wrap sm:items-baseline sm:gap-x-2">
        <Link
          to={`/admin/users/${id}`}
          dir="auto"
          className="relative rounded-control font-semibold before:absolute before:-inset-y-2.5 before:inset-x-0 hover:text-primary hover:underline"
        >
          {name}
        </Link>{' '}
        <span className="text-muted max-sm:block max-sm:text-sm">
          <span>{isWaiting ? 'waits since' : 'asked on'}</span> <LocalTime at={at} />
        </span>
      </span>
    </p>
  );
}

function Badge({ status }: { status: 'approved' | 'rejected' }) {
  const look = status === 'approved' ? 'border-good text-good' : 'border-bad text-bad';
  return (
    <p className={`shrink-0 rounded-full border px-3 py-0.5 text-sm font-semibold ${look}`}>
      {TAB_FILTERS[status]}
    </p>
  );
}
