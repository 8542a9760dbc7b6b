import { GONE_MEANWHILE } from '../../domain/feature-requests/request-words.ts';
import { sendForm } from '../../platform/browser/json-requests.ts';
import { ConfirmDelete } from '../../ui/dialog.tsx';
import { useNotify } from '../../ui/toasts.tsx';

type Props = {
  id: string;
  /** Runs when the request is gone, also when it was before. */
  onRemoved: () => void;
  onClose: () => void;
};

/** Asks an admin, then deletes the feature request. */
export function RemovalDialog({ id, onRemoved, onClose }: Props) {
  const notify = useNotify();
  async function remove(): Promise<void> {
    const result = await sendForm('/api/requests', { intent: 'remove', request: id });
    const isGone = !result.ok && result.status === 404;
    const failed = isGone ? GONE_MEANWHILE : 'Failed to delete the request';
    notify(result.ok ? 'good' : 'bad', result.ok ? 'Feature request deleted' : failed);
    if (result.ok || isGone) onRemoved();
  }
  return (
    <ConfirmDelete
      title="Delete this request?"
      words="It leaves the board with its votes and comments, for good. Nobody is told why: to say no, reject it."
      onDelete={() => void remove()}
      onClose={onClose}
    />
  );
}
