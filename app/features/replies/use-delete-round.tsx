import { useState } from 'react';
import { ConfirmDelete } from '../../ui/dialog.tsx';
import { useNotify } from '../../ui/toasts.tsx';
import { replyTab } from './reply-storage.ts';
import { ROUND_DELETED, ROUND_NOT_DELETED } from './reply-words.ts';

/** Deletes rounds after asking. `gone` are the ones that went on this page. */
export function useDeleteRound() {
  const notify = useNotify();
  const [asked, setAsked] = useState<string | null>(null);
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const remove = async (id: string) => {
    if (!(await deleteRound(id))) return notify('bad', ROUND_NOT_DELETED);
    replyTab.dropRound(id);
    setGone((ids) => new Set([...ids, id]));
    notify('good', ROUND_DELETED);
  };
  const dialog = asked !== null && (
    <ConfirmDelete
      title="Delete this round?"
      words="The post you answered and its replies go for good."
      onDelete={() => void remove(asked)}
      onClose={() => setAsked(null)}
    />
  );
  return { gone, ask: setAsked, dialog };
}

async function deleteRound(id: string): Promise<boolean> {
  try {
    const answer = await fetch(`/api/replies/${id}`, { method: 'DELETE' });
    // Deleted in another tab is deleted.
    return answer.ok || answer.status === 404;
  } catch {
    return false;
  }
}
