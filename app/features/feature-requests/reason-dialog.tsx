import { cleanComment } from '../../domain/community/comment.ts';
import { useState } from 'react';
import { Dialog, DialogClose } from '../../ui/dialog.tsx';
import { type FeatureRequest, MAX_REASON_LENGTH } from '../../domain/feature-requests/requests.ts';
import { ADD_REASON, REASON_WORDS } from '../../domain/feature-requests/request-words.ts';

type Props = {
  request: FeatureRequest;
  isBusy: boolean;
  onAdd: (reason: string) => void;
  onClose: () => void;
};

/** Dialog for the reason of a rejection that has none. */
export function ReasonDialog({ request, isBusy, onAdd, onClose }: Props) {
  const [typed, setTyped] = useState('');
  const reason = cleanComment(typed);
  const isOver = reason.length > MAX_REASON_LENGTH;
  return (
    <Dialog title={ADD_REASON} words={REASON_WORDS} width="middle" onClose={onClose}>
      <p dir="auto" className="mt-3 line-clamp-3 border-s-2 border-line ps-3">
        {request.text}
      </p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onAdd(reason);
        }}
        className="mt-4"
      >
        <label htmlFor="added-reason" className="mb-1.5 block font-semibold">
          Reason
        </label>
        <textarea
          id="added-reason"
          rows={3}
          dir="auto"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          aria-describedby="reason-count"
          aria-invalid={isOver || undefined}
          className="field"
        />
        <output
          id="reason-count"
          className={`block text-end text-sm ${isOver ? 'font-medium text-bad' : 'text-muted'}`}
        >
          {reason.length} / {MAX_REASON_LENGTH}
        </output>
        <div className="mt-4 flex flex-wrap gap-3">
          <DialogClose className="button button-plain flex-1">Cancel</DialogClose>
          <button
            type="submit"
            disabled={reason === '' || isOver || isBusy}
            className="button button-primary flex-1"
          >
            {ADD_REASON}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
