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

/** What a form that was sent without script came back with. */
export type RejectedComment = { text: string; message: string };

type Props = {
  postId: string;
  viewer: PublicMember;
  /** Names this form's comment, however often it is sent without script. */
  formKey: string;
  rejected: RejectedComment | null;
  /** Null when the comment stands; else what is wrong with it. */
  onSend: (text: string) => Promise<string | null>;
};

/** The field for a comment. Without script it is a plain form of the page. */
export function CommentForm({ postId, viewer, formKey, rejected, onSend }: Props) {
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(rejected?.text ?? '');
  const [fault, setFault] = useState(rejected?.message ?? null);
  const [isSending, setIsSending] = useState(false);
  const isReady = useHydrated();
  useCommentDraft(setText);
  const isSendable = measureComment(text).isFit && !isSending;

  async function send(): Promise<void> {
    if (!isSendable) return field.current?.focus();
    setIsSending(true);
    setFault(null);
    setText('');
    const found = await onSend(text);
    setIsSending(false);
    setFault(found);
    // What was typed meanwhile comes after what did not arrive.
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
        fault={fault}
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

/** Takes over a text that came along from another page, once: a reload does not bring it again. */
function useCommentDraft(take: (text: string) => void): void {
  const { state, pathname, hash } = useLocation();
  const navigate = useNavigate();
  const draft = readCommentDraft(state);
  // Only once the page has woken up: until then it has to be the one that the server sent.
  const bring = useEffectEvent(() => {
    take(draft);
    void navigate(pathname + hash, { replace: true, state: null, preventScrollReset: true });
  });
  useEffect(() => {
    if (draft !== '') queueMicrotask(() => bring());
  }, [draft]);
}
