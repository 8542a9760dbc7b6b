import { ADD_REASON, REASON_WORDS } from '../../domain/feature-requests/request-words.ts';
import { MAX_REASON_LENGTH, requestPath } from '../../domain/feature-requests/requests.ts';
import { PlainConfirm } from '../../ui/plain-confirm.tsx';

/** The form of the reason of a rejection that has none, where no script opens its dialog. */
export function PlainReason({ id }: { id: string }) {
  return (
    <PlainConfirm
      label={ADD_REASON}
      words={REASON_WORDS}
      yes={ADD_REASON}
      isHarmless
      action={`${requestPath(id)}/decision`}
    >
      <input type="hidden" name="status" value="rejected" />
      <textarea
        name="text"
        required
        rows={3}
        maxLength={MAX_REASON_LENGTH}
        dir="auto"
        aria-label="Reason"
        className="field"
      />
    </PlainConfirm>
  );
}
