import { type FocusEvent, useId, useRef } from 'react';
import type { FeedPost } from '../../domain/community/feed.server.ts';
import { type ReactionKind, REACTIONS } from '../../domain/community/reaction.ts';
import { MessageSquare, Share2, ThumbsUp } from '../../ui/icons/icons.tsx';
import { Link } from '../../ui/links.tsx';
import { useViewer } from '../site/use-viewer.ts';
import { usePendingAction } from '../sign-in/sign-up-prompt.tsx';
import { type ChangePost, useReaction } from './post-actions.ts';
import { MakeItWorse, WorseCost } from './remix-line.tsx';
import { ReactionIcon, ReactionPicker, usePicker } from './reaction-picker.tsx';

type CardActionsProps = {
  post: FeedPost;
  change: ChangePost;
  origins: { likes: string; comments: string };
  onGuest: (action: 'like' | 'generate') => void;
  onShare: () => void;
  /** On the page of the post: focuses the comments below the card; without script the link leads there. */
  onComment?: () => void;
};

const SHAPE = 'button post-action';

/** The row below a shared post: Like, Comment, Make it worse, Share. Nothing makes a grave post worse. */
export function CardActions({
  post,
  change,
  origins,
  onGuest,
  onShare,
  onComment,
}: CardActionsProps) {
  return (
    <div className="post-actions on-screen">
      <LikeButton
        post={post}
        change={change}
        onGuest={() => onGuest('like')}
        describedBy={origins.likes}
      />
      <Link
        to={`/post/${post.id}#comments`}
        onClick={
          onComment &&
          ((event) => {
            event.preventDefault();
            onComment();
          })
        }
        aria-describedby={origins.comments}
        data-shows="comments"
        className={SHAPE}
      >
        <MessageSquare /> Comment
      </Link>
      {!post.isGrave && (
        <>
          <MakeItWorse post={post} onGuest={() => onGuest('generate')} className="post-action" />
          {onComment && <WorseCost />}
        </>
      )}
      <ShareButton postId={post.id} onShare={onShare} />
    </div>
  );
}

type ShareProps = { postId: string; onShare: () => void };

// Without script it leads to the links on the post's own page, and a guest to the way in.
function ShareButton({ postId, onShare }: ShareProps) {
  const isMember = useViewer().kind === 'member';
  return (
    <form
      action={isMember ? `/post/${postId}#share` : '/signup'}
      onSubmit={(event) => {
        event.preventDefault();
        onShare();
      }}
    >
      {!isMember && <input type="hidden" name="next" value={`/post/${postId}`} />}
      <button type="submit" className={SHAPE}>
        <Share2 /> Share
      </button>
    </form>
  );
}

type LikeButtonProps = Pick<CardActionsProps, 'post' | 'change'> & {
  onGuest: () => void;
  describedBy: string;
};

/** The Like button: a click sets or removes the reaction; hover, long press and arrow keys open the picker. */
function LikeButton({ post, change, onGuest, describedBy }: LikeButtonProps) {
  const isMember = useViewer().kind === 'member';
  const react = useReaction(post, change);
  usePendingAction('like', post.id, () => react('agree'));
  const { opened, close, onButton, around, onClick } = usePicker(isMember);
  const button = useRef<HTMLButtonElement>(null);
  const pickerId = useId();
  const { viewerReaction: mine } = post;
  const isOpen = opened !== 'no';
  const press = () => {
    if (!isMember) return onGuest();
    return react(mine === null ? 'agree' : null);
  };
  const pick = (kind: ReactionKind) => {
    close();
    if (opened === 'by-key') button.current?.focus();
    if (kind !== mine) react(kind);
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (opened === 'by-key' && !currentTarget.contains(relatedTarget)) close();
  };
  return (
    <div {...around} onBlur={leave}>
      <form
        method="post"
        action={`/post/${post.id}/reactions`}
        onSubmit={(event) => event.preventDefault()}
      >
        <button
          ref={button}
          type="submit"
          name="kind"
          value={mine === null ? 'agree' : ''}
          aria-pressed={mine !== null}
          aria-expanded={isMember ? isOpen : undefined}
          aria-controls={isOpen ? pickerId : undefined}
          aria-keyshortcuts={isMember ? 'ArrowDown' : undefined}
          aria-describedby={describedBy}
          data-shows="reactions"
          {...onButton}
          onClick={onClick(press)}
          className={`${SHAPE} can-be-held`}
        >
          <span>{mine === null ? <ThumbsUp /> : <ReactionIcon kind={mine} />}</span>
          <span>{mine === null ? 'Like' : REACTIONS[mine].label}</span>
        </button>
      </form>
      {isOpen && (
        <ReactionPicker
          id={pickerId}
          chosen={mine}
          takesFocus={opened === 'by-key'}
          onPick={pick}
          onClose={(returnsFocus) => {
            close();
            if (returnsFocus) button.current?.focus();
          }}
        />
      )}
    </div>
  );
}
