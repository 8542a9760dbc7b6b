import { ThumbsUp } from 'lucide-react';
import { type FocusEvent, useId, useRef } from 'react';
import { useLocation } from 'react-router';
import { useViewer } from '../../ui/use-viewer.ts';
import type { FeedPost } from '../../domain/community/feed.server.ts';
import { usePendingAction } from '../sign-in/sign-up-prompt.tsx';
import { ReactionIcon } from './reaction-icon.tsx';
import { type ReactionKind, REACTIONS } from '../../domain/community/reaction.ts';
import { ReactionPicker } from './reaction-picker.tsx';
import { usePicker } from './use-picker.ts';
import { type ChangePost, useReaction } from './use-reaction.ts';

type Props = {
  post: FeedPost;
  change: ChangePost;
  /** A guest wants to like. */
  onGuest: () => void;
  /** Where it says whom the number comes from. */
  describedBy: string;
  className: string;
};

/** Like: a press agrees, or takes back what was said; resting on it, a long press or an arrow key offers all four. A form: it works without script. */
export function LikeButton({ post, change, onGuest, describedBy, className }: Props) {
  const isMember = useViewer().kind === 'member';
  const react = useReaction(post, change);
  usePendingAction('like', post.id, () => react('agree'));
  const { opened, close, onButton, around, onClick } = usePicker(isMember);
  const { pathname, search } = useLocation();
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
    <div className="relative flex flex-1" {...around} onBlur={leave}>
      <form
        method="post"
        action={`/post/${post.id}`}
        onSubmit={(event) => event.preventDefault()}
        className="flex flex-1"
      >
        <input type="hidden" name="intent" value="react" />
        <input type="hidden" name="back" value={`${pathname}${search}#post-${post.id}`} />
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
          className={`${className} touch-manipulation select-none [-webkit-touch-callout:none]`}
        >
          {mine === null ? <ThumbsUp aria-hidden size={18} /> : <ReactionIcon kind={mine} />}
          <span className={mine === null ? '' : 'text-ink'}>
            {mine === null ? 'Like' : REACTIONS[mine]}
          </span>
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
