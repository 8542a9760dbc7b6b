import { useRef } from 'react';
import { Link } from 'react-router';
import { useViewer } from '../../ui/use-viewer.ts';
import { EmptyState } from '../../ui/page-states.tsx';
import { useFocusAfterLeaving } from '../../ui/focus.ts';
import {
  COMMENTS,
  type CommentsPage,
  NEWEST,
  NO_COMMENTS,
  NO_COMMENTS_HINT,
  OLDER,
  SIGN_UP,
  WRITE_FOR_ME,
} from '../../domain/community/comment.ts';
import { CommentForm, type RefusedComment } from './comment-form.tsx';
import { CommentItem } from './comment-item.tsx';
import { useComments } from './use-comments.ts';

type Props = {
  postId: string;
  first: CommentsPage;
  /** False further down, which only an address without script leads to. */
  isFirst: boolean;
  formKey: string;
  refused: RefusedComment | null;
  onCount: (change: number) => void;
  /** A guest wants to comment. */
  onGuest: () => void;
};

/** The comments below a post, newest first, and the field for another one. */
export function CommentsSection({ postId, first, isFirst, formKey, refused, ...more }: Props) {
  const viewer = useViewer();
  const {
    comments,
    next,
    state,
    send,
    remove,
    more: showMore,
  } = useComments({
    postId,
    first,
    onCount: more.onCount,
  });
  const list = useRef<HTMLUListElement>(null);
  const ids = comments.map(({ id }) => id);
  useFocusAfterLeaving(ids, list, 'comments-heading');
  return (
    <section
      id="comments"
      aria-labelledby="comments-heading"
      className="card on-screen mt-6 scroll-mt-20 p-4 sm:p-6"
    >
      <h2 id="comments-heading" tabIndex={-1} className="text-xl">
        {COMMENTS}
      </h2>
      {viewer.kind === 'member' ? (
        <CommentForm
          postId={postId}
          viewer={viewer}
          formKey={formKey}
          refused={refused}
          onSend={(text) => send(text, viewer)}
        />
      ) : (
        <GuestInvitation postId={postId} onGuest={more.onGuest} />
      )}
      {!isFirst && (
        <Link to={`/post/${postId}#comments`} className="button button-quiet mt-4 -ms-[12px]">
          {NEWEST}
        </Link>
      )}
      {comments.length === 0 && <EmptyState title={NO_COMMENTS} words={NO_COMMENTS_HINT} />}
      <ul ref={list} className="mt-6 grid grid-cols-1 gap-4 empty:hidden">
        {comments.map((comment) => (
          <CommentItem
            key={comment.id}
            comment={comment}
            postId={postId}
            onDelete={() => void remove(comment)}
          />
        ))}
      </ul>
      {next !== null && (
        <Link
          to={`/post/${postId}?comments=${next}#comments`}
          onClick={(event) => {
            event.preventDefault();
            void showMore();
          }}
          aria-disabled={state === 'loading' || undefined}
          className="button button-plain mt-4 w-full"
        >
          {state === 'loading' ? 'Loading …' : state === 'failed' ? 'Try again' : OLDER}
        </Link>
      )}
    </section>
  );
}

function GuestInvitation({ postId, onGuest }: { postId: string; onGuest: () => void }) {
  const next = new URLSearchParams({ next: `/post/${postId}` }).toString();
  return (
    <div className="mt-4 flex flex-wrap gap-3">
      <Link
        to={`/signup?${next}`}
        onClick={(event) => {
          event.preventDefault();
          onGuest();
        }}
        className="button button-primary"
      >
        {SIGN_UP}
      </Link>
      <Link to={`/reply-generator?post=${postId}`} className="button button-quiet">
        {WRITE_FOR_ME}
      </Link>
    </div>
  );
}
