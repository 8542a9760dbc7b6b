import {
  type KeyboardEvent,
  type ReactNode,
  type SubmitEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { useLocation, useNavigate } from 'react-router';
import { cleanComment, MAX_COMMENT_LENGTH, SENDING } from '../../domain/community/comment.ts';
import { tabEntries } from '../../platform/browser/web-storage.ts';
import { isSendKey } from '../../platform/browser/send-key.ts';
import { CharacterCount } from '../../ui/counted-text.tsx';
import { SendKeys } from '../../ui/form-controls.tsx';
import { useHydrated } from '../../ui/hydration.ts';
import { readCommentDraft } from './comment-draft.ts';
import { type PLAIN_FORMS, useRejectedForm } from '../site/rejected-form.ts';

type Props = {
  id: (typeof PLAIN_FORMS)['comment' | 'requestComment'];
  label: ReactNode;
  placeholder: string;
  /** Where the form goes without script, and what it carries there besides the text. */
  action: string;
  hidden: Readonly<Record<string, string>>;
  /** Returns the error message; null when the comment was posted. */
  onSend: (text: string) => Promise<string | null>;
  className: string;
  /** Beside the button. */
  children?: ReactNode;
};

/** The form of a comment on a post or a feature request. It works without script too. */
export function CommentForm({ id, label, placeholder, onSend, ...more }: Props) {
  const rejected = useRejectedForm(id);
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(rejected?.given['text'] ?? '');
  const [error, setError] = useState(rejected?.message ?? null);
  const [isSending, setIsSending] = useState(false);
  const isReady = useHydrated();
  useCommentDraft(more.action, text, setText);
  const { length } = cleanComment(text);
  const isSendable = length > 0 && length <= MAX_COMMENT_LENGTH && !isSending;

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
    if (isSendKey(event)) void send();
  };
  return (
    <form
      method="post"
      action={more.action}
      onSubmit={submit}
      className={`comment-form ${more.className}`}
    >
      {Object.entries(more.hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="flex items-baseline justify-between gap-x-3 pb-2 text-sm text-muted">
        <label htmlFor={id} className="min-w-0 break-words">
          {label}
        </label>
        <CharacterCount
          id={`${id}-count`}
          length={length}
          max={MAX_COMMENT_LENGTH}
          className="when-written"
        />
      </div>
      <textarea
        ref={field}
        id={id}
        name="text"
        required
        rows={2}
        dir="auto"
        placeholder={placeholder}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
        aria-describedby={`${id}-count${error ? ` ${id}-error` : ''}`}
        aria-invalid={length > MAX_COMMENT_LENGTH || error !== null || undefined}
        className="field scroll-mt-24"
      />
      {error && (
        <p id={`${id}-error`} role="alert" className="mt-1.5 text-sm font-medium text-bad">
          {error}
        </p>
      )}
      <div className="mt-3 flex flex-wrap items-center justify-end gap-x-3 gap-y-2">
        {more.children}
        <span className="when-written">
          <SendKeys />
        </span>
        <button
          type="submit"
          aria-disabled={(isReady && !isSendable) || undefined}
          className={`button max-sm:flex-1 ${isReady && !isSendable ? 'button-plain' : 'button-primary'}`}
        >
          {isSending ? SENDING : 'Post comment'}
        </button>
      </div>
    </form>
  );
}

/** The unsent comments of this tab, by the address that they go to. */
const drafts = tabEntries('broetry-comment:', (found) =>
  typeof found === 'string' ? found : null,
);

/**
 * Keeps the text in the tab until it is sent. Takes another one from the history state, once: a reload does not repeat
 * it.
 */
function useCommentDraft(action: string, text: string, take: (text: string) => void): void {
  useEffect(() => {
    const kept = drafts.get(action);
    if (kept !== null) queueMicrotask(() => take(kept));
  }, [action, take]);
  useEffect(() => drafts.set(action, text === '' ? null : text), [action, text]);
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
