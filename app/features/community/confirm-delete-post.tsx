import { ConfirmDelete } from '../../ui/dialog.tsx';

type Props = { onDelete: () => void; onClose: () => void };

/** Asks before an own post is deleted. */
export function ConfirmDeletePost(props: Props) {
  return (
    <ConfirmDelete
      title="Delete this post?"
      words="It goes for good, here and in your history, with all its versions."
      {...props}
    />
  );
}
