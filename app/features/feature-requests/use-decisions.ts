import { useRef, useState } from 'react';
import { useNotify } from '../../ui/toasts.tsx';
import type { FeatureRequest, RequestsPage } from '../../domain/feature-requests/requests.ts';
import {
  DECIDED_WORDS,
  DELETE_FAILED,
  GONE_MEANWHILE,
  REASON_ADDED,
  REQUEST_DELETED,
  UPDATE_FAILED,
} from '../../domain/feature-requests/request-words.ts';
import { sendDecision, sendRemoval } from './send-request.ts';

/** With a reason: one that is added to a rejected request. */
type Decision = { status: 'approved' | 'rejected'; reason?: string };

/** The requests of a page, and what the admin does to them: the list follows at once. */
export function useDecisions(page: RequestsPage) {
  const notify = useNotify();
  const [held, setHeld] = useState({ from: page, requests: page.requests });
  if (held.from !== page) setHeld({ from: page, requests: page.requests });
  const [busy, setBusy] = useState<string | null>(null);
  const isUnderWay = useRef(false);
  const put = (id: string, request: FeatureRequest | null) =>
    setHeld((now) => ({
      ...now,
      requests: now.requests.flatMap((one) => (one.id === id ? (request ?? []) : one)),
    }));

  /** True when nothing is left to do about this request: also when somebody else was faster. */
  async function decide(id: string, decision: Decision): Promise<boolean> {
    if (isUnderWay.current) return false;
    isUnderWay.current = true;
    setBusy(id);
    const sent = await sendDecision(id, decision);
    isUnderWay.current = false;
    setBusy(null);
    if (sent.ok) {
      put(id, sent.request);
      notify('good', decision.reason === undefined ? DECIDED_WORDS[decision.status] : REASON_ADDED);
      return true;
    }
    if (sent.request) put(id, sent.request);
    if (sent.isGone) put(id, null);
    notify('bad', sent.isGone ? GONE_MEANWHILE : (sent.words ?? UPDATE_FAILED));
    return sent.isGone || sent.request !== null;
  }
  /** Deletes it for good. */
  async function remove(id: string): Promise<void> {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setBusy(id);
    const { ok, isGone } = await sendRemoval(id);
    isUnderWay.current = false;
    setBusy(null);
    if (ok || isGone) put(id, null);
    const failed = isGone ? GONE_MEANWHILE : DELETE_FAILED;
    notify(ok ? 'good' : 'bad', ok ? REQUEST_DELETED : failed);
  }
  return { requests: held.requests, busy, decide, remove };
}
