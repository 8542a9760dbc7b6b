import {
  DELETE_REQUEST,
  GONE_MEANWHILE,
  REQUEST_DELETED,
} from '../../domain/feature-requests/request-words.ts';
import { requestPath } from '../../domain/feature-requests/requests.ts';
import { sendForm } from '../../platform/browser/json-requests.ts';
import { ConfirmDelete } from '../../ui/dialog.tsx';
import { PlainConfirm } from '../../ui/plain-confirm.tsx';
import type { useNotify } from '../../ui/toasts.tsx';

/** Deletes a feature request, for admins, and shows a toast. True when it is gone, also when it was before. */
export async function sendRemoval(
  id: string,
  notify: ReturnType<typeof useNotify>,
): Promise<boolean> {
  const result = await sendForm(`${requestPath(id)}/delete`, {});
  const isGone = !result.ok && result.status === 404;
  const failed = isGone ? GONE_MEANWHILE : 'Failed to delete the request';
  notify(result.ok ? 'good' : 'bad', result.ok ? REQUEST_DELETED : failed);
  return result.ok || isGone;
}

type ConfirmRemovalProps = { onRemove: () => void; onClose: () => void };

const WORDS =
  'It leaves the board with its votes and comments, for good. Nobody is told why: to say no, reject it.';

/** Asks an admin before a request is deleted. */
export function ConfirmRemoval({ onRemove, onClose }: ConfirmRemovalProps) {
  return (
    <ConfirmDelete
      title="Delete this request?"
      words={WORDS}
      onDelete={onRemove}
      onClose={onClose}
    />
  );
}

/** The same without script. */
export function PlainRemoval({ id }: { id: string }) {
  return <PlainConfirm label={DELETE_REQUEST} words={WORDS} action={`${requestPath(id)}/delete`} />;
}
