import { cleanComment } from '../../domain/community/comment.ts';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useRevalidator } from 'react-router';
import {
  ASKED_BEFORE,
  FEATURE_REQUEST,
  SENDING_REQUEST,
  SUBMIT,
  SUBMIT_FAILED,
  SUBMITTED,
  VOTE_FAILED,
  YOUR_IDEA,
} from '../../domain/feature-requests/request-words.ts';
import { MAX_REQUEST_LENGTH, requestPath } from '../../domain/feature-requests/requests.ts';
import { createAttempts } from '../../platform/browser/attempts.ts';
import { rejectionTitle, sendForm } from '../../platform/browser/json-requests.ts';
import { readEntry, writeEntry } from '../../platform/browser/web-storage.ts';
import { isSendKey } from '../../platform/browser/send-key.ts';
import { CharacterCount } from '../../ui/counted-text.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SendKeys } from '../../ui/form-controls.tsx';
import { Link } from '../../ui/links.tsx';
import { useNotify } from '../../ui/toasts.tsx';
import { useInstanceLook, useViewer } from '../site/use-viewer.ts';
import { SimilarRequests, useSimilar } from './similar-requests.tsx';

type Props = { isOpen: boolean; onClose: () => void; onClosed: () => void };

/** Feature request dialog: docs/product.md §2, Navigation. It closes when the member signs out. */
export function RequestDialog({ isOpen, onClose, onClosed }: Props) {
  const isMember = useViewer().kind === 'member';
  const { name } = useInstanceLook();
  if (!isMember) return null;
  return (
    <Dialog
      isOpen={isOpen}
      title={FEATURE_REQUEST}
      words={`What should ${name} do that it does not do yet? One idea at a time.`}
      width="wide"
      hasCross
      place="growing"
      onClose={onClose}
      onClosed={onClosed}
    >
      <RequestForm onDone={onClose} />
    </Dialog>
  );
}

function RequestForm({ onDone }: { onDone: () => void }) {
  const { text, clean, type, error, isSending, isSendable, send, voteInstead } =
    useRequestForm(onDone);
  const field = useRef<HTMLTextAreaElement>(null);
  // Runs before the dialog's own initial focus, which would choose the close button.
  useEffect(() => field.current?.focus(), []);
  const similar = useSimilar(clean);
  const isOver = clean.length > MAX_REQUEST_LENGTH;
  const onKeyDown = (event: KeyboardEvent) => {
    if (isSendKey(event)) void send();
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
      className="mt-5"
    >
      <label htmlFor="request-text" className="mb-1.5 block font-semibold">
        {YOUR_IDEA}
      </label>
      <textarea
        ref={field}
        id="request-text"
        rows={4}
        dir="auto"
        placeholder="As a thought leader, I want to …"
        value={text}
        onChange={(event) => type(event.target.value)}
        onKeyDown={onKeyDown}
        aria-describedby={`request-count${error === null ? '' : ' request-error'}`}
        aria-invalid={isOver || error !== null || undefined}
        className="field"
      />
      <CharacterCount
        id="request-count"
        length={clean.length}
        max={MAX_REQUEST_LENGTH}
        className="block text-end"
      />
      {error !== null && (
        <p id="request-error" role="alert" className="mt-1 text-sm font-medium text-bad">
          {error}
        </p>
      )}
      <SimilarRequests requests={similar} onVote={(id) => void voteInstead(id)} />
      <div className="mt-5 flex flex-wrap items-center justify-between gap-3">
        <Link
          to="/requests"
          onClick={onDone}
          className="button button-quiet -ms-[12px] max-sm:order-2"
        >
          See all requests
        </Link>
        <span className="ms-auto max-sm:hidden">
          <SendKeys />
        </span>
        <button
          type="submit"
          disabled={!isSendable}
          className="button button-primary max-sm:w-full"
        >
          {isSending ? SENDING_REQUEST : SUBMIT}
        </button>
      </div>
    </form>
  );
}

function useRequestForm(onDone: () => void) {
  const notify = useNotify();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { revalidate } = useRevalidator();
  const [text, setText] = useState(() => readEntry('sessionStorage', DRAFT_KEY) ?? '');
  const [error, setError] = useState<string | null>(null);
  const [isSending, setIsSending] = useState(false);
  const [attempts] = useState(createAttempts);
  const clean = cleanComment(text);
  const isSendable = clean !== '' && clean.length <= MAX_REQUEST_LENGTH && !isSending;

  const type = (typed: string) => {
    setText(typed);
    // For reopening the dialog and for reloads.
    writeEntry('sessionStorage', DRAFT_KEY, typed === '' ? null : typed);
  };
  const done = () => {
    type('');
    onDone();
    // The pages that list requests show the new one.
    if (/^\/requests|^\/admin\/feature-requests/.test(pathname)) void revalidate();
  };
  async function send(): Promise<void> {
    if (!isSendable) return;
    setIsSending(true);
    setError(null);
    const sent = await sendForm<{ request: { id: string }; isKnown: boolean }>('/requests/new', {
      text: clean,
      key: attempts.keyFor(clean),
    });
    setIsSending(false);
    if (sent.ok && sent.data.isKnown) {
      notify('good', ASKED_BEFORE);
      done();
      return void navigate(requestPath(sent.data.request.id));
    }
    notify(sent.ok ? 'good' : 'bad', sent.ok ? SUBMITTED : SUBMIT_FAILED);
    if (sent.ok) return done();
    setError(rejectionTitle(sent, 'Your text is kept: try again.'));
  }
  async function voteInstead(id: string): Promise<void> {
    if (isSending) return;
    setIsSending(true);
    const sent = await sendForm(`${requestPath(id)}/votes`, { vote: 'yes' });
    setIsSending(false);
    if (!sent.ok) return notify('bad', rejectionTitle(sent, VOTE_FAILED));
    notify('good', 'Your vote is in. Two people make a movement.');
    done();
  }
  return { text, clean, type, error, isSending, isSendable, send, voteInstead };
}

/** The `broetry-` prefix makes sign-out clear the draft (app/platform/browser/web-storage.ts). */
const DRAFT_KEY = 'broetry-request';
