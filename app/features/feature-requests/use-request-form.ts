import { useRef, useState } from 'react';
import { useLocation, useNavigate, useRevalidator } from 'react-router';
import { newIdempotencyKey } from '../../platform/text/ids.ts';
import { useNotify } from '../../ui/toasts.tsx';
import { cleanRequest, MAX_REQUEST_LENGTH } from '../../domain/feature-requests/requests.ts';
import { saveDraft, readDraft } from './request-draft.ts';
import {
  ASKED_BEFORE,
  TEXT_SAVED,
  SUBMIT_FAILED,
  SUBMITTED,
  VOTE_FAILED,
  VOTED_INSTEAD,
} from '../../domain/feature-requests/request-words.ts';
import { sendRequest, sendVote } from './send-request.ts';

/** The text of a request, and what becomes of it. */
export function useRequestForm(onDone: () => void) {
  const notify = useNotify();
  const refresh = useRefresh();
  const navigate = useNavigate();
  const [text, setText] = useState(readDraft);
  const [fault, setFault] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);
  const lastGo = useRef<{ text: string; key: string } | null>(null);
  const clean = cleanRequest(text);
  const isSendable = clean !== '' && clean.length <= MAX_REQUEST_LENGTH && !isSending;

  const type = (typed: string) => {
    setText(typed);
    saveDraft(typed);
  };
  const done = () => {
    type('');
    onDone();
    refresh();
  };
  async function send(): Promise<void> {
    if (!isSendable) return;
    setIsSending(true);
    setFault(null);
    // The same words again, after a failure, are the same request: it may have arrived after all.
    if (lastGo.current?.text !== clean) lastGo.current = { text: clean, key: newIdempotencyKey() };
    const sent = await sendRequest(lastGo.current);
    setIsSending(false);
    if (sent.ok && sent.knownId !== null) {
      notify('good', ASKED_BEFORE);
      done();
      return void navigate(`/requests/${sent.knownId}`);
    }
    notify(sent.ok ? 'good' : 'bad', sent.ok ? SUBMITTED : SUBMIT_FAILED);
    if (sent.ok) return done();
    setFault(sent.words ?? TEXT_SAVED);
  }
  async function voteInstead(id: string): Promise<void> {
    if (isSending) return;
    setIsSending(true);
    const sent = await sendVote(id, true);
    setIsSending(false);
    notify(sent.ok ? 'good' : 'bad', sent.ok ? VOTED_INSTEAD : (sent.words ?? VOTE_FAILED));
    if (sent.ok) done();
  }
  return { text, clean, type, fault, isSending, isSendable, send, voteInstead };
}

// Where requests are shown, the new one is among them at once.
function useRefresh(): () => void {
  const { pathname } = useLocation();
  const { revalidate } = useRevalidator();
  return () => {
    if (/^\/requests|^\/admin\/feature-requests/.test(pathname)) void revalidate();
  };
}
