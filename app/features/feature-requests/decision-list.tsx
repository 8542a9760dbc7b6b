import { useRef, useState } from 'react';
import {
  ADD_REASON,
  DECIDED_WORDS,
  DELETE_REQUEST,
  GONE_MEANWHILE,
  NO_REQUESTS,
  NO_REQUESTS_HINT,
  REASON,
  REASON_ADDED,
  TAB_FILTERS,
  UPDATE_FAILED,
} from '../../domain/feature-requests/request-words.ts';
import { counted } from '../../platform/text/display-text.ts';
import {
  type BoardDecision,
  type FeatureRequest,
  requestPath,
  type RequestsPage,
} from '../../domain/feature-requests/requests.ts';
import {
  rejectionTitle,
  type RequestResult,
  sendForm,
} from '../../platform/browser/json-requests.ts';
import { useFocusAfterLeaving } from '../../ui/focus.ts';
import { Check, X } from '../../ui/icons/icons.tsx';
import { Link } from '../../ui/links.tsx';
import { LocalTime } from '../../ui/local-time.tsx';
import { EmptyState } from '../../ui/page-states.tsx';
import { useLocalCopy } from '../../ui/use-local-copy.ts';
import { useNotify } from '../../ui/toasts.tsx';
import { PlainReason } from './plain-reason.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import { ConfirmRemoval, PlainRemoval, sendRemoval } from './request-removal.tsx';

type Props = { page: RequestsPage; isFiltered: boolean };
type Task = BoardDecision | 'explain' | 'delete';

/** List of feature requests for an admin's decision: docs/product.md §2, Admin. */
export function DecisionList({ page, isFiltered }: Props) {
  const { requests, busy, decide, remove } = useDecisions(page);
  const [opened, setOpened] = useState<{ task: Task; request: FeatureRequest } | null>(null);
  const close = () => setOpened(null);
  const list = useRef<HTMLUListElement>(null);
  const ids = requests.map((request) => request.id);
  useFocusAfterLeaving(ids, list, 'decisions');
  const begin = (task: Task, request: FeatureRequest) => {
    if (task === 'approved' || task === 'rejected') void decide(request.id, task);
    else setOpened({ task, request });
  };
  return (
    <div id="decisions" tabIndex={-1} className="mt-6">
      {requests.length === 0 && (
        <EmptyState
          title={isFiltered ? 'Nothing here. Inbox visionary.' : NO_REQUESTS}
          words={isFiltered ? undefined : NO_REQUESTS_HINT}
        >
          <Link to="/requests" className="button button-plain">
            Open the board
          </Link>
        </EmptyState>
      )}
      <ul ref={list} className="card divide-y divide-line empty:hidden">
        {requests.map((request) => (
          <Item
            key={request.id}
            request={request}
            isBusy={busy === request.id}
            onPress={(task) => begin(task, request)}
          />
        ))}
      </ul>
      {opened?.task === 'explain' && (
        <ReasonDialog
          request={opened.request}
          isBusy={busy === opened.request.id}
          onAdd={(reason) => {
            const decided = decide(opened.request.id, 'rejected', reason);
            // A late response must not close another dialog.
            void decided.then(
              (isOver) => isOver && setOpened((now) => (now === opened ? null : now)),
            );
          }}
          onClose={close}
        />
      )}
      {opened?.task === 'delete' && (
        <ConfirmRemoval onRemove={() => void remove(opened.request.id)} onClose={close} />
      )}
    </div>
  );
}

type ItemProps = { request: FeatureRequest; isBusy: boolean; onPress: (task: Task) => void };

function Item({ request, isBusy, onPress }: ItemProps) {
  const { id, text, status, reason, votes, comments, createdAt } = request;
  const button = { type: 'button', 'aria-describedby': `decide-${id}` } as const;
  const quiet = { ...button, 'aria-disabled': isBusy || undefined };
  const decision = {
    ...button,
    type: 'submit',
    name: 'status',
    disabled: isBusy,
    className: 'button button-plain px-4 max-sm:flex-1',
  } as const;
  return (
    <li className="flex flex-wrap items-start gap-x-6 gap-y-3 p-4 sm:px-6 sm:py-5">
      <div className="min-w-60 flex-1">
        <p
          id={`decide-${id}`}
          dir="auto"
          className="max-w-[68ch] text-lg leading-snug font-semibold whitespace-pre-line"
        >
          {text}
        </p>
        {reason !== null && (
          <p dir="auto" className="mt-2 max-w-[68ch] whitespace-pre-line text-muted">
            <strong className="font-semibold text-ink">{REASON}</strong> {reason}
          </p>
        )}
        <div className="mt-1 flex flex-wrap items-center gap-x-3 text-sm text-muted">
          <LocalTime at={createdAt} />
          <span>{counted(`${votes}`, 'vote')}</span>
          {comments > 0 && (
            <Link
              to={`/requests/${id}#comments`}
              className="inline-flex min-h-11 items-center underline hover:text-primary"
            >
              {counted(`${comments}`, 'comment')}
            </Link>
          )}
          {status === 'pending' && (
            <button
              {...quiet}
              onClick={() => onPress('delete')}
              className="button button-quiet text-sm text-muted"
            >
              {DELETE_REQUEST}
            </button>
          )}
          {status === 'pending' && <PlainRemoval id={id} />}
        </div>
      </div>
      {status === 'pending' ? (
        <form
          key="pending"
          method="post"
          action={`${requestPath(id)}/decision`}
          onSubmit={(event) => event.preventDefault()}
          className="flex gap-2 max-sm:w-full"
        >
          <button {...decision} value="approved" onClick={() => onPress('approved')}>
            <Check size={18} className="text-good" /> Approve
          </button>
          <button {...decision} value="rejected" onClick={() => onPress('rejected')}>
            <X size={18} className="text-bad" /> Reject
          </button>
        </form>
      ) : (
        <div className="flex flex-wrap items-center gap-3">
          {status === 'rejected' && reason === null && (
            <>
              <button
                {...quiet}
                onClick={() => onPress('explain')}
                className="button button-quiet text-sm"
              >
                {ADD_REASON}
              </button>
              <PlainReason id={id} />
            </>
          )}
          <Badge status={status} />
        </div>
      )}
    </li>
  );
}

function Badge({ status }: { status: 'approved' | 'rejected' }) {
  const look = status === 'approved' ? 'border-good text-good' : 'border-bad text-bad';
  return (
    <p className={`rounded-full border px-3 py-0.5 text-sm font-semibold ${look}`}>
      {TAB_FILTERS[status]}
    </p>
  );
}

type Decided = RequestResult<{ request: FeatureRequest }> & { request?: FeatureRequest };

function useDecisions(page: RequestsPage) {
  const notify = useNotify();
  const [{ requests }, setShown] = useLocalCopy(page);
  const [busy, setBusy] = useState<string | null>(null);
  const put = (id: string, request: FeatureRequest | null) =>
    setShown((now) => ({
      ...now,
      requests: now.requests.flatMap((one) => (one.id === id ? (request ?? []) : one)),
    }));

  /** Runs one request of the admin at a time. */
  const once = async <Result,>(id: string, run: () => Promise<Result>): Promise<Result | null> => {
    if (busy !== null) return null;
    setBusy(id);
    const result = await run();
    setBusy(null);
    return result;
  };

  /**
   * `text` is the reason that is added to a rejected request. Returns true when the request needs no further decision,
   * also when another admin decided first.
   */
  async function decide(id: string, status: BoardDecision, text?: string): Promise<boolean> {
    const path = `${requestPath(id)}/decision`;
    const fields = { status, text: text ?? '' };
    const sent = await once(id, (): Promise<Decided> => sendForm(path, fields));
    if (!sent) return false;
    if (sent.ok) {
      put(id, sent.data.request);
      notify('good', text === undefined ? DECIDED_WORDS[status] : REASON_ADDED);
      return true;
    }
    if (sent.request) put(id, sent.request);
    const isGone = sent.status === 404;
    if (isGone) put(id, null);
    notify('bad', isGone ? GONE_MEANWHILE : rejectionTitle(sent, UPDATE_FAILED));
    return isGone || sent.request !== undefined;
  }
  async function remove(id: string): Promise<void> {
    const removed = await once(id, () => sendRemoval(id, notify));
    if (removed) put(id, null);
  }
  return { requests, busy, decide, remove };
}
