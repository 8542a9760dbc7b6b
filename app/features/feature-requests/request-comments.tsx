import { type SubmitEvent, useState } from 'react';
import { Form, Link, useRevalidator } from 'react-router';
import {
  COMMENT_FAILED,
  COMMENT_HINT,
  COMMENTS,
  DELETE_COMMENT,
  LATER_COMMENTS,
  NO_COMMENTS,
  POST_COMMENT,
  POSTED,
  SENDING,
} from '../../domain/feature-requests/request-words.ts';
import type {
  RequestComment,
  RequestCommentsPage,
} from '../../domain/feature-requests/requests.ts';
import { createAttempts } from '../../platform/browser/attempts.ts';
import { rejectionTitle } from '../../platform/browser/json-requests.ts';
import { Avatar, Byline } from '../../ui/avatar.tsx';
import { useHydrated } from '../../ui/hydration.ts';
import { useNotify } from '../../ui/toasts.tsx';
import { CommentField, measureComment } from '../comments/comment-field.tsx';
import { sendRequestComment } from './requests-api.ts';

type Props = {
  requestId: string;
  page: RequestCommentsPage;
  formKey: string;
  refused: { text: string; message: string } | null;
};

/** Comments on a request, oldest first, and the comment form. */
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
        <Byline name={authorName} at={createdAt} />
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

type CommentFormProps = {
  requestId: string;
  /** Idempotency key of a submit without script. */
  formKey: string;
  refused: { text: string; message: string } | null;
};

/** Comment form of a request. Without script it is a plain form of the page. */
function RequestCommentForm({ requestId, formKey, refused }: CommentFormProps) {
  const { text, setText, error, isSending, send } = useComment(requestId, refused);
  const isReady = useHydrated();
  const isSendable = measureComment(text).isFit && !isSending;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isSendable) void send();
  };
  return (
    <form method="post" onSubmit={submit} className="mt-6 border-t border-line pt-5">
      <input type="hidden" name="request" value={requestId} />
      <input type="hidden" name="key" value={formKey} />
      <CommentField
        id="request-comment"
        label="Your comment"
        placeholder={COMMENT_HINT}
        text={text}
        onText={setText}
        error={error}
      >
        <button
          type="submit"
          name="intent"
          value="comment"
          aria-disabled={(isReady && !isSendable) || undefined}
          className="button button-primary aria-disabled:opacity-55"
        >
          {isSending ? SENDING : POST_COMMENT}
        </button>
      </CommentField>
    </form>
  );
}

function useComment(requestId: string, refused: CommentFormProps['refused']) {
  const notify = useNotify();
  const { revalidate } = useRevalidator();
  const [text, setText] = useState(refused?.text ?? '');
  const [error, setError] = useState(refused?.message ?? null);
  const [isSending, setIsSending] = useState(false);
  const [attempts] = useState(createAttempts);
  async function send(): Promise<void> {
    setIsSending(true);
    setError(null);
    const key = attempts.keyFor(text);
    const sent = await sendRequestComment(requestId, { text, key });
    setIsSending(false);
    if (!sent.ok) {
      const message = rejectionTitle(sent, COMMENT_FAILED);
      notify('bad', message);
      return setError(message);
    }
    notify('good', POSTED);
    attempts.drop(key);
    // Clears the field, unless the member has typed more since.
    setText((typed) => (typed === text ? '' : typed));
    await revalidate();
  }
  return { text, setText, error, isSending, send };
}
