import {
  BLOCK,
  BLOCK_WORDS,
  blockQuestion,
  NO_BLOCK,
} from '../../domain/screening/moderation-words.ts';
import { Confirm, ConfirmDelete } from '../../ui/dialog.tsx';
import { ShareDialog } from '../posts/share-dialog.tsx';

export type PostDialogKind = 'share' | 'block' | 'delete';

type Props = {
  kind: PostDialogKind;
  post: { id: string; text: string; authorName: string };
  url: string;
  onBlock: () => void;
  onDelete: () => void;
  onClose: () => void;
};

/** The dialogs of a shared post, in one file that loads with the first of them. */
export function PostDialog({ kind, post, url, onBlock, onDelete, onClose }: Props) {
  if (kind === 'share') {
    return <ShareDialog id={post.id} text={post.text} url={url} onClose={onClose} />;
  }
  if (kind === 'block') {
    return (
      <Confirm
        title={blockQuestion(post.authorName)}
        words={BLOCK_WORDS}
        yes={BLOCK}
        no={NO_BLOCK}
        onYes={onBlock}
        onClose={onClose}
      />
    );
  }
  return (
    <ConfirmDelete
      title="Delete this post?"
      words="It goes for good, here and in your history, with all its versions."
      onDelete={onDelete}
      onClose={onClose}
    />
  );
}
