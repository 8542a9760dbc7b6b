import type { PreviewState } from '../../domain/posts/preview.ts';
import { LINK_COPIED, LINK_FAILED, useCopy } from '../../ui/clipboard.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Repeat, Users } from '../../ui/icons/icons.tsx';
import { useSiteData } from '../site/use-viewer.ts';
import { ShareDialog } from '../posts/share-dialog.tsx';
import { POST_IN_COMMUNITY } from './result-words.ts';

type ShareMenuProps = {
  preview: PreviewState;
  /** Of the shared post. */
  postId: string | null;
  /** Tells the same words again, without a name. */
  replayPath: string | null;
  /** Posts it in the community; null where that is not possible. */
  onPost: (() => void) | null;
  onClose: () => void;
};

/** The networks and the link. A post that nobody else can open is posted first. */
export function ShareMenu({ preview, postId, replayPath, onPost, onClose }: ShareMenuProps) {
  const { origin } = useSiteData();
  const path = postId === null ? replayPath : `/post/${postId}`;
  if (path === null) {
    return (
      <Dialog
        title="Share this post"
        words={
          onPost
            ? 'It has no link yet. Post it in the community, or download its picture.'
            : 'It has no link here: download its picture.'
        }
        hasCross
        onClose={onClose}
      >
        {onPost && (
          <button
            type="button"
            onClick={() => {
              onClose();
              onPost();
            }}
            className="button button-primary mt-5 w-full"
          >
            <Users size={18} /> {POST_IN_COMMUNITY}
          </button>
        )}
      </Dialog>
    );
  }
  return (
    <ShareDialog
      id={preview.generationId}
      text={preview.post}
      url={origin + path}
      {...(postId === null && {
        words:
          'The link tells the post again, without your name. Posted in the community it has your card.',
      })}
      more={postId !== null && replayPath !== null && <CopyReplayLink url={origin + replayPath} />}
      onClose={onClose}
    />
  );
}

function CopyReplayLink({ url }: { url: string }) {
  const { copy } = useCopy(LINK_COPIED, LINK_FAILED);
  return (
    <button type="button" onClick={() => void copy(url)} className="button button-plain w-full">
      <Repeat size={18} /> Copy replay link
    </button>
  );
}
