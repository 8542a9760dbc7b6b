import { Sparkles } from 'lucide-react';
import {
  type KeyboardEvent,
  type SubmitEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { PLACEHOLDER, SEND, SENDING, WRITE_FOR_ME } from '../../domain/community/comment.ts';
import type { PublicMember } from '../../platform/http/viewer.ts';
import { useHydrated } from '../../ui/hydration.ts';
import { readCommentDraft } from './comment-draft.ts';
import { CommentField, measureComment } from './comment-field.tsx';

/** The field takes the focus by this id. */
export const COMMENT_FIELD_ID = 'comment-text';

/** The rejected comment of a form that was sent without script. */
export type RejectedComment = { text: string; message: string };

type Props = {
  postId: string;
  viewer: PublicMember;
  /** The idempotency key of the form without script. */
  formKey: string;
  rejected: RejectedComment | null;
  /** Returns the error message; null when the comment was posted. */
  onSend: (text: string) => Promise<string | null>;
};

/** The comment form. It works without script too. */
export function CommentForm({ postId, viewer, formKey, rejected, onSend }: Props) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(rejected?.text ?? '');
  const [error, setError] = useState(rejected?.message ?? null);
  const [isSending, setIsSending] = useState(false);
  const isReady = useHydrated();
  useCommentDraft(setText);
  const isSendable = measureComment(text).isFit && !isSending;

  async function send(): Promise<void> {
    if (!isSendable) return field.current?.focus();
    setIsSending(true);
    setError(null);
    setText('');
    const found = await onSend(text);
    setIsSending(false);
    setError(found);
    // Text that was typed meanwhile follows the rejected one.
    if (found !== null) setText((typed) => (typed === '' ? text : `${text}\n${typed}`));
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void send();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send();
  };
  return (
    <form method="post" action={`/post/${postId}`} onSubmit={submit} className="mt-4">
      <input type="hidden" name="key" value={formKey} />
      <CommentField
        ref={field}
        id={COMMENT_FIELD_ID}
        label={
          <>
            Comment as <strong className="font-semibold text-ink">{viewer.name}</strong>
          </>
        }
        placeholder={PLACEHOLDER}
        text={text}
        onText={setText}
        onKeyDown={onKeyDown}
        error={error}
      >
        <Link to={`/reply-generator?post=${postId}`} className="button button-quiet">
          <Sparkles aria-hidden size={18} /> {WRITE_FOR_ME}
        </Link>
        <button
          type="submit"
          aria-disabled={(isReady && !isSendable) || undefined}
          className="button button-primary aria-disabled:opacity-55 max-sm:w-full"
        >
          {isSending ? SENDING : SEND}
        </button>
      </CommentField>
    </form>
  );
}

/** Takes a text from the history state once: a reload does not repeat it. */
function useCommentDraft(take: (text: string) => void): void {
  const { state, pathname, hash } = useLocation();
  const navigate = useNavigate();
  const draft = readCommentDraft(state);
  // After hydration: the first render must equal that of the server.
  const bring = useEffectEvent(() => {
    take(draft);
    void navigate(pathname + hash, { replace: true, state: null, preventScrollReset: true });
  });
  useEffect(() => {
    if (draft !== '') queueMicrotask(() => bring());
  }, [draft]);
}
