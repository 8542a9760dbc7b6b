import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ConfirmDelete } from '../../ui/confirm-delete.tsx';
import { useNotify } from '../../ui/toasts.tsx';
import {
  DELETE_FAILED,
  DELETE_REQUEST,
  DELETE_TITLE,
  DELETE_WORDS,
  GONE_MEANWHILE,
  REQUEST_DELETED,
} from '../../domain/feature-requests/request-words.ts';
import { sendRemoval } from './send-request.ts';

/** The button by which an admin deletes somebody's request, after a question. Leads back to the board. */
export function RemoveRequest({ id }: { id: string }) {
  const [isAsking, setIsAsking] = useState(false);
  const notify = useNotify();
  const navigate = useNavigate();
  async function remove(): Promise<void> {
    const { ok, isGone } = await sendRemoval(id);
    const failed = isGone ? GONE_MEANWHILE : DELETE_FAILED;
    notify(ok ? 'good' : 'bad', ok ? REQUEST_DELETED : failed);
    if (ok || isGone) await navigate('/requests', { replace: true });
  }
  return (
    <p className="mt-2">
      <button
        type="button"
        onClick={() => setIsAsking(true)}
        className="button button-quiet text-muted"
      >
        {DELETE_REQUEST}
      </button>
      {isAsking && (
        <ConfirmDelete
          title={DELETE_TITLE}
          words={DELETE_WORDS}
          onDelete={() => void remove()}
          onClose={() => setIsAsking(false)}
        />
      )}
    </p>
  );
}
