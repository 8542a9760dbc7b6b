import { useState } from 'react';
import { useFetcher, useRevalidator } from 'react-router';
import { COMMENT_FAILED } from '../../domain/community/comment.ts';
import { COMMENTED } from '../../domain/feature-requests/request-words.ts';
import {
  type RequestComment,
  type RequestCommentsPage,
  requestPath,
} from '../../domain/feature-requests/requests.ts';
import { createAttempts } from '../../platform/browser/attempts.ts';
import { rejectionTitle, sendForm } from '../../platform/browser/json-requests.ts';
import { Byline, FaceDrawing } from '../../ui/avatar.tsx';
import { Link } from '../../ui/links.tsx';
import { useNotify } from '../../ui/toasts.tsx';
import { AskedForm } from '../../ui/plain-confirm.tsx';
import { HideLink } from '../moderation/hide-link.tsx';
import { CommentForm } from '../comments/comment-form.tsx';
import { PLAIN_FORMS } from '../site/rejected-form.ts';

type Props = {
  requestId: string;
  page: RequestCommentsPage;
  formKey: string;
};

/** Comments on a request, oldest first, and the comment form. */
export function RequestComments({ requestId, page, formKey }: Props) {
  const { comments, next } = page;
  return (
    <section
      id="comments"
      aria-labelledby="comments-heading"
      className="card mt-6 scroll-mt-20 p-4 sm:p-6"
    >
      <h2 id="comments-heading" className="text-xl">
        Comments
      </h2>
      {comments.length === 0 && (
        <p className="mt-1 text-muted">No comments yet. The floor is yours.</p>
      )}
      <ul className="mt-4 grid grid-cols-1 gap-4 empty:hidden">
        {comments.map((comment) => (
          <Comment key={comment.id} requestId={requestId} comment={comment} />
        ))}
      </ul>
      {next !== null && (
        <Link
          to={`/requests/${requestId}?comments=${next}#comments`}
          className="button button-plain mt-4 w-full"
        >
          Later comments
        </Link>
      )}
      <CommentForm
        id={PLAIN_FORMS.requestComment}
        label="Your comment"
        placeholder="Say what it would help you with."
        action={`${requestPath(requestId)}/comments`}
        hidden={{ key: formKey }}
        onSend={useComment(requestId)}
        className={comments.length === 0 ? 'mt-4' : 'mt-6 border-t border-line pt-5'}
      />
    </section>
  );
}

function Comment({ requestId, comment }: { requestId: string; comment: RequestComment }) {
  const fetcher = useFetcher();
  const { id, text, authorName, authorFace, createdAt, isOwn, mayDelete } = comment;
  return (
    <li id={`comment-${id}`} className="flex gap-3">
      <FaceDrawing face={authorFace} className="size-10" />
      <article
        aria-label={`Comment by ${authorName}`}
        className="min-w-0 flex-1 rounded-card bg-tint px-4 py-3"
      >
        <Byline name={authorName} at={createdAt} />
        <p dir="auto" className="mt-1 whitespace-pre-line">
          {text}
        </p>
        {!isOwn && (
          <HideLink
            target={{ kind: 'request_comment', id }}
            label="Hide comment"
            className="-ms-3 text-sm"
          />
        )}
        {mayDelete && (
          <div className="-mb-2 -ml-3">
            <AskedForm
              label="Delete comment"
              words="It goes for good."
              Form={fetcher.Form}
              action={`${requestPath(requestId)}/comments/${id}/delete`}
            />
          </div>
        )}
      </article>
    </li>
  );
}

/** Returns the function that comments on the request. It returns the error message; null on success. */
function useComment(requestId: string): (text: string) => Promise<string | null> {
  const notify = useNotify();
  const { revalidate } = useRevalidator();
  const [attempts] = useState(createAttempts);
  return async (text) => {
    const key = attempts.keyFor(text);
    const sent = await sendForm(`${requestPath(requestId)}/comments`, { text, key });
    if (!sent.ok) return rejectionTitle(sent, COMMENT_FAILED);
    notify('good', COMMENTED);
    attempts.drop(key);
    await revalidate();
    return null;
  };
}
