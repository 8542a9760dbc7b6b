import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { Dialog } from '../../ui/dialog.tsx';
import { MAX_REQUEST_LENGTH } from '../../domain/feature-requests/requests.ts';
import {
  ABOUT_DIALOG,
  FEATURE_REQUEST,
  IDEA_HINT,
  SEE_BOARD,
  SENDING,
  SUBMIT,
  YOUR_IDEA,
} from '../../domain/feature-requests/request-words.ts';
import { SimilarRequests } from './similar-requests.tsx';
import { useRequestForm } from './use-request-form.ts';
import { useSimilar } from './use-similar.ts';

type Props = { isOpen: boolean; onClose: () => void; onClosed: () => void };

/** Asks for a feature: docs/product.md §2, Navigation. */
export default function RequestDialog({ isOpen, onClose, onClosed }: Props) {
  return (
    <Dialog
      isOpen={isOpen}
      title={FEATURE_REQUEST}
      words={ABOUT_DIALOG}
      width="wide"
      hasCross
      isGrowing
      onClose={onClose}
      onClosed={onClosed}
    >
      <RequestForm onDone={onClose} />
    </Dialog>
  );
}

function RequestForm({ onDone }: { onDone: () => void }) {
  const { text, clean, type, fault, isSending, isSendable, send, voteInstead } =
    useRequestForm(onDone);
  const field = useRef<HTMLTextAreaElement>(null);
  // Before the dialog looks for something to begin with: it is the idea that one came for.
  useEffect(() => field.current?.focus(), []);
  const similar = useSimilar(clean);
  const isOver = clean.length > MAX_REQUEST_LENGTH;
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send();
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
        placeholder={IDEA_HINT}
        value={text}
        onChange={(event) => type(event.target.value)}
        onKeyDown={onKeyDown}
        aria-describedby={`request-count${fault === null ? '' : ' request-fault'}`}
        aria-invalid={isOver || fault !== null || undefined}
        className="field"
      />
      <output
        id="request-count"
        className={`block text-end text-sm ${isOver ? 'font-medium text-bad' : 'text-muted'}`}
      >
        {clean.length} / {MAX_REQUEST_LENGTH}
        {isOver && `: ${clean.length - MAX_REQUEST_LENGTH} too many`}
      </output>
      {fault !== null && (
        <p id="request-fault" role="alert" className="mt-1 text-sm font-medium text-bad">
          {fault}
        </p>
      )}
      <SimilarRequests requests={similar} onVote={(id) => void voteInstead(id)} />
      <div className="mt-5 flex flex-wrap items-center justify-between gap-3">
        <Link
          to="/requests"
          onClick={onDone}
          className="button button-quiet -ms-[12px] max-sm:order-2"
        >
          {SEE_BOARD}
        </Link>
        <button
          type="submit"
          disabled={!isSendable}
          className="button button-primary max-sm:w-full"
        >
          {isSending ? SENDING : SUBMIT}
        </button>
      </div>
    </form>
  );
}
