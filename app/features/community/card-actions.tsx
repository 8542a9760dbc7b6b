import { MessageSquare, Share2 } from 'lucide-react';
import { Link } from 'react-router';
import { LikeButton } from './like-button.tsx';
import type { ChangePost } from './use-reaction.ts';
import { useViewer } from '../../ui/use-viewer.ts';
import type { FeedPost } from '../../domain/community/feed.server.ts';

type Props = {
  post: FeedPost;
  change: ChangePost;
  /** Where it says whom the numbers come from. */
  origins: { likes: string; comments: string };
  /** A guest wants to like. */
  onGuest: () => void;
  onShare: () => void;
  /** Goes to the comments below the card; without it there is a link to them. */
  onComment?: () => void;
};

/** The row below a shared post: Like, Comment, Share. */
export function CardActions({ post, change, origins, onGuest, onShare, onComment }: Props) {
  const shape = 'button flex-1 px-2 text-muted hover:bg-tint hover:text-ink';
  const comment = {
    'aria-describedby': origins.comments,
    'data-shows': 'comments',
    className: shape,
    children: (
      <>
        <MessageSquare aria-hidden size={18} /> Comment
      </>
    ),
  };
  return (
    <div className="on-screen flex border-t border-line p-1 sm:px-4">
      <LikeButton
        post={post}
        change={change}
        onGuest={onGuest}
        describedBy={origins.likes}
        className={shape}
      />
      {onComment ? (
        <button type="button" onClick={onComment} {...comment} />
      ) : (
        <Link to={`/post/${post.id}#comments`} {...comment} />
      )}
      <ShareButton postId={post.id} onShare={onShare} className={shape} />
    </div>
  );
}

type ShareProps = { postId: string; onShare: () => void; className: string };

// Without script it leads to the links on the post's own page, and a guest to the way in.
function ShareButton({ postId, onShare, className }: ShareProps) {
  const isMember = useViewer().kind === 'member';
  return (
    <form
      action={isMember ? `/post/${postId}#share` : '/signup'}
      onSubmit={(event) => {
        event.preventDefault();
        onShare();
      }}
      className="flex flex-1"
    >
      {!isMember && <input type="hidden" name="next" value={`/post/${postId}`} />}
      <button type="submit" className={className}>
        <Share2 aria-hidden size={18} /> Share
      </button>
    </form>
  );
}
