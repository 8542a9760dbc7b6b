import { useRef } from 'react';
import type { PreviewState } from '../../domain/posts/preview.ts';
import { failureWords } from '../../platform/browser/failure-words.ts';
import { requestFile } from '../../platform/browser/json-requests.ts';
import { useNotify } from '../../ui/toasts.tsx';
import { COPY_FAILED } from '../cards/picture-words.ts';
import { sendShare } from '../posts/send-share.ts';
import { copyPicture } from '../posts/share-picture.ts';
import { COPIED, LINK_COPIED, LINK_FAILED, useCopy } from '../../ui/clipboard.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Copy, Download, Repeat, Users } from '../../ui/icons/icons.tsx';
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
  /** Opens the picture, to save it. */
  onPicture: () => void;
  onClose: () => void;
};

/** The networks and the link. A post that nobody else can open is posted first. */
export function ShareMenu({
  preview,
  postId,
  replayPath,
  onPost,
  onPicture,
  onClose,
}: ShareMenuProps) {
  const { origin } = useSiteData();
  const post = useRef<HTMLButtonElement>(null);
  const picture = <PictureWays id={preview.generationId} {...{ onPicture, onClose }} />;
  const path = postId === null ? replayPath : `/post/${postId}`;
  if (path === null) {
    return (
      <Dialog
        title="Share this post"
        words={
          onPost
            ? 'Only words of the house have a link of their own. Post these in the community, or download the picture.'
            : 'It has no link here: download its picture.'
        }
        hasCross
        focusFirst={() => post.current}
        onClose={onClose}
      >
        {onPost && (
          <button
            ref={post}
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
        <div className="mt-3">{picture}</div>
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
      picture={picture}
      more={postId !== null && replayPath !== null && <CopyReplayLink url={origin + replayPath} />}
      onClose={onClose}
    />
  );
}

type PictureWaysProps = { id: string; onPicture: () => void; onClose: () => void };

/** The picture, where the device has no share sheet that takes it. */
function PictureWays({ id, onPicture, onClose }: PictureWaysProps) {
  const notify = useNotify();
  const copy = async () => {
    const drawn = await requestFile(`/api/generations/${id}/picture?size=card`);
    const isCopied = drawn.ok && (await copyPicture(drawn.data.blob));
    notify(isCopied ? 'good' : 'bad', isCopied ? COPIED : failureWords(COPY_FAILED));
    if (isCopied) sendShare(id);
  };
  return (
    <div className="grid grid-cols-1 gap-3 min-[22rem]:grid-cols-2">
      <button
        type="button"
        onClick={() => {
          onClose();
          onPicture();
        }}
        className="button button-plain px-3"
      >
        <Download size={18} /> Download picture
      </button>
      <button type="button" onClick={() => void copy()} className="button button-plain px-3">
        <Copy size={18} /> Copy image
      </button>
    </div>
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
