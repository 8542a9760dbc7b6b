import { Flag, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Menu } from '../../ui/menu.tsx';
import type { Comment } from '../../domain/community/comment.ts';

const ReportDialog = lazyPart(() =>
  import('../moderation/report-dialog.tsx').then((part) => part.ReportDialog),
);
const ConfirmDelete = lazyPart(() =>
  import('../../ui/dialog.tsx').then((part) => part.ConfirmDelete),
);

const REPORT = { Icon: Flag, label: 'Report comment …', opensDialog: true };
const DELETE = { Icon: Trash2, label: 'Delete comment …', opensDialog: true };

type Props = { comment: Comment; onDelete: () => void };
type Opened = 'delete' | 'report' | null;

/** The menu of a comment. */
export function CommentMenu({ comment, onDelete }: Props) {
  const [opened, setOpened] = useState<Opened>(null);
  const { id, isOwn, mayDelete } = comment;
  const close = () => setOpened(null);
  const entries = [
    ...(isOwn ? [] : [{ ...REPORT, onPress: () => setOpened('report') }]),
    ...(mayDelete ? [{ ...DELETE, onPress: () => setOpened('delete') }] : []),
  ];
  return (
    <>
      <Menu label={`Menu of the comment by ${comment.authorName}`} entries={entries} />
      {opened === 'delete' && (
        <ConfirmDelete
          title="Delete this comment?"
          words="It goes for good. The post will have to stand on its own."
          onDelete={onDelete}
          onClose={close}
          onMissing={close}
        />
      )}
      {opened === 'report' && (
        <ReportDialog target={{ kind: 'comment', id }} onClose={close} onMissing={close} />
      )}
    </>
  );
}
