import { Form, Link } from 'react-router';
import { Avatar } from '../../ui/avatar.tsx';
import { LocalTime } from '../../ui/local-time.tsx';
import type {
  RequestComment,
  RequestCommentsPage,
} from '../../domain/feature-requests/requests.ts';
import { RequestCommentForm } from './request-comment-form.tsx';
import {
  COMMENTS,
  DELETE_COMMENT,
  LATER_COMMENTS,
  NO_COMMENTS,
} from '../../domain/feature-requests/request-words.ts';

type Props = {
  requestId: string;
  page: RequestCommentsPage;
  formKey: string;
  refused: { text: string; message: string } | null;
};

/** What members have said to a request, oldest first, and the field for more. */
export function RequestComments({ requestId, page, formKey, refused }: Props) {
  const { comments, next } = page;
  return (
    <section
      id="comments"
      aria-labelledby="comments-heading"
      className="card mt-6 scroll-mt-20 p-4 sm:p-6"
    >
      <h2 id="comments-heading" className="text-xl">
        {COMMENTS}
      </h2>
      {comments.length === 0 && <p className="mt-3 text-muted">{NO_COMMENTS}</p>}
      <ul className="mt-4 grid grid-cols-1 gap-4 empty:hidden">
        {comments.map((comment) => (
          <Comment key={comment.id} comment={comment} />
        ))}
      </ul>
      {next !== null && (
        <Link
          to={`/requests/${requestId}?comments=${next}#comments`}
          className="button button-plain mt-4 w-full"
        >
          {LATER_COMMENTS}
        </Link>
      )}
      <RequestCommentForm requestId={requestId} formKey={formKey} refused={refused} />
    </section>
  );
}

function Comment({ comment }: { comment: RequestComment }) {
  const { id, text, authorName, createdAt, mayDelete } = comment;
  return (
    <li id={`comment-${id}`} className="flex gap-3">
      <Avatar name={authorName} photoUrl={null} className="size-10 text-lg" />
      <article
        aria-label={`Comment by ${authorName}`}
        className="min-w-0 flex-1 rounded-card bg-tint px-4 py-3"
      >
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span dir="auto" className="font-semibold">
            {authorName}
          </span>
          <span className="text-sm text-muted">
            <LocalTime at={createdAt} asAge />
          </span>
        </p>
        <p dir="auto" className="mt-1 whitespace-pre-line">
          {text}
        </p>
        {mayDelete && (
          <Form method="post" className="-mb-2 -ml-3">
            <input type="hidden" name="comment" value={id} />
            <button
              type="submit"
              name="intent"
              value="delete-comment"
              className="button button-quiet text-sm text-muted"
            >
              {DELETE_COMMENT}
            </button>
          </Form>
        )}
      </article>
    </li>
  );
}
