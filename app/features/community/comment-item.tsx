import { Avatar } from '../../ui/avatar.tsx';
import { LocalTime } from '../../ui/local-time.tsx';
import { type Comment, HELD } from '../../domain/community/comment.ts';
import { CommentMenu } from './comment-menu.tsx';
import { ON_ITS_WAY } from './use-comments.ts';

type Props = {
  comment: Comment;
  postId: string;
  onDelete: () => void;
};

/** One comment: who, when, what, and what can be done with it. */
export function CommentItem({ comment, postId, onDelete }: Props) {
  const { id, text, authorName, authorBio, authorAvatar, createdAt, isHeld, mayDelete } = comment;
  const isSending = id === ON_ITS_WAY;
  return (
    <li id={`comment-${id}`} className={`flex gap-3 ${isSending ? 'opacity-60' : ''}`}>
      <Avatar name={authorName} photoUrl={authorAvatar} className="size-10 text-lg" />
      <article
        aria-label={`Comment by ${authorName}`}
        aria-busy={isSending || undefined}
        className="min-w-0 flex-1 rounded-card bg-tint px-4 py-3"
      >
        <header className="flex gap-2 leading-snug">
          <div className="min-w-0 flex-1">
            <p className="flex flex-wrap items-baseline gap-x-2">
              <span dir="auto" className="font-semibold">
                {authorName}
              </span>
              <span className="text-sm text-muted">
                <LocalTime at={createdAt} asAge />
              </span>
            </p>
            {authorBio !== '' && (
              <p dir="auto" className="line-clamp-1 text-sm text-muted">
                {authorBio}
              </p>
            )}
          </div>
          {!isSending && <CommentMenu comment={comment} onDelete={onDelete} />}
        </header>
        <p dir="auto" className="mt-1 whitespace-pre-line">
          {text}
        </p>
        {isHeld && <p className="mt-2 text-sm font-medium text-muted">{HELD}</p>}
        {mayDelete && (
          <noscript>
            <form method="post" action={`/post/${postId}`} className="mt-2">
              <input type="hidden" name="comment" value={id} />
              <button
                type="submit"
                name="intent"
                value="delete-comment"
                className="button button-plain"
              >
                Delete comment
              </button>
            </form>
          </noscript>
        )}
      </article>
    </li>
  );
}
