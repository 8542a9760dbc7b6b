import { useState } from 'react';
import { HIDE_REASON_WORDS } from '../../domain/screening/moderation-words.ts';
import { HIDE_REASONS, type HideReason } from '../../domain/screening/report.ts';
import { Dialog, DialogClose } from '../../ui/dialog.tsx';

const WORDS =
  'It leaves the library for everybody, goes for good tomorrow and does not come back. Its owner reads why.';

type Props = { onRemove: (reason: HideReason) => void; onClose: () => void };

/** Asks an admin why: the owner and the public log are told. */
export function RemoveDialog({ onRemove, onClose }: Props) {
  const [reason, setReason] = useState<HideReason | null>(null);
  return (
    <Dialog title="Remove this picture?" words={WORDS} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (reason === null) return;
          onClose();
          onRemove(reason);
        }}
      >
        <label className="mt-4 block font-semibold">
          Reason for taking it down
          <select
            required
            value={reason ?? ''}
            onChange={({ target }) =>
              setReason(HIDE_REASONS.find((one) => one === target.value) ?? null)
            }
            className="field mt-1 w-full font-normal"
          >
            <option value="">Choose one</option>
            {HIDE_REASONS.map((one) => (
              <option key={one} value={one}>
                {HIDE_REASON_WORDS[one]}
              </option>
            ))}
          </select>
        </label>
        <div className="mt-6 flex flex-wrap gap-3">
          <button className="button button-plain flex-1 border-bad text-bad">Remove</button>
          <DialogClose className="button button-primary flex-1">Keep it</DialogClose>
        </div>
      </form>
    </Dialog>
  );
}
