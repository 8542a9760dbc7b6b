import { type ReactNode, useRef, useState } from 'react';
import {
  DECIDED_WORDS,
  GONE_MEANWHILE,
  NO_REQUESTS,
  NO_REQUESTS_HINT,
  REASON_ADDED,
  UPDATE_FAILED,
} from '../../domain/feature-requests/request-words.ts';
import {
  type BoardDecision,
  type FeatureRequest,
  requestPath,
} from '../../domain/feature-requests/requests.ts';
import type { RequestsToDecide } from '../../domain/feature-requests/requests-to-decide.server.ts';
import {
  rejectionTitle,
  type RequestResult,
  sendForm,
} from '../../platform/browser/json-requests.ts';
import { useFocusAfterLeaving } from '../../ui/focus.ts';
import { Link } from '../../ui/links.tsx';
import { EmptyState } from '../../ui/page-states.tsx';
import { useLocalCopy } from '../../ui/use-local-copy.ts';
import { useNotify } from '../../ui/toasts.tsx';
import { DecisionRow, type Task } from './decision-row.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import { ConfirmRemoval, sendRemoval } from './request-removal.tsx';

type Props = {
  page: RequestsToDecide;
  isFiltered: boolean;
  /** What is above the list, with the number of requests of each status. */
  children: (counts: RequestsToDecide['counts']) => ReactNode;
};

/** List of feature requests for an admin's decision: docs/product.md §2, Admin. */
export function DecisionList({ page, isFiltered, children }: Props) {
  const { requests, counts, busy, decide, remove } = useDecisions(page);
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
    <div id="decisions" tabIndex={-1}>
      {children(counts)}
      {requests.length === 0 && (
        <EmptyState
          face={isFiltered ? 'cooler' : 'bulb'}
          title={isFiltered ? 'Nothing here. Inbox visionary.' : NO_REQUESTS}
          words={isFiltered ? undefined : NO_REQUESTS_HINT}
        >
          <Link to="/requests" className="button button-primary">
            Open the board
          </Link>
        </EmptyState>
      )}
      <ul ref={list} className="card divide-y divide-line empty:hidden">
        {requests.map((request) => (
          <DecisionRow
            key={request.id}
            request={request}
            asker={page.askers[request.id]}
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

type Decided = RequestResult<{ request: FeatureRequest }> & { request?: FeatureRequest };

function useDecisions(page: RequestsToDecide) {
  const notify = useNotify();
  const [{ requests, counts }, setShown] = useLocalCopy(page);
  const [busy, setBusy] = useState<string | null>(null);
  const put = (id: string, request: FeatureRequest | null) =>
    setShown((now) => ({
      ...now,
      requests: now.requests.flatMap((one) => (one.id === id ? (request ?? []) : one)),
      counts: countsAfter(now, id, request),
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
  return { requests, counts, busy, decide, remove };
}

/** The numbers after a request has become another one, or gone. */
function countsAfter(
  { requests, counts }: RequestsToDecide,
  id: string,
  next: FeatureRequest | null,
) {
  const before = requests.find((one) => one.id === id)?.status;
  if (before === undefined) return counts;
  const after = { ...counts };
  after[before] -= 1;
  if (next) after[next.status] += 1;
  else after.all -= 1;
  return after;
}
