import { type SubmitEvent, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { CommentField, measureComment } from '../community/comment-field.tsx';
import { newIdempotencyKey } from '../../platform/text/ids.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { useNotify } from '../../ui/toasts.tsx';
import {
  COMMENT_FAILED,
  COMMENT_HINT,
  POST_COMMENT,
  POSTED,
  SENDING,
} from '../../domain/feature-requests/request-words.ts';
import { sendRequestComment } from './send-request.ts';

type Props = {
  requestId: string;
  /** Names this form's comment, however often it is sent without script. */
  formKey: string;
  refused: { text: string; message: string } | null;
};

/** The field for a comment on a request. Without script it is a plain form of the page. */
export function RequestCommentForm({ requestId, formKey, refused }: Props) {
  const { text, setText, fault, isSending, send } = useComment(requestId, refused);
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
        fault={fault}
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

function useComment(requestId: string, refused: Props['refused']) {
  const notify = useNotify();
  const { revalidate } = useRevalidator();
  const [text, setText] = useState(refused?.text ?? '');
  const [fault, setFault] = useState(refused?.message ?? null);
  const [isSending, setIsSending] = useState(false);
  const lastGo = useRef<{ text: string; key: string } | null>(null);
  async function send(): Promise<void> {
    setIsSending(true);
    setFault(null);
    // The same words again, after a failure, are the same comment: it may have arrived after all.
    if (lastGo.current?.text !== text) lastGo.current = { text, key: newIdempotencyKey() };
    const sent = await sendRequestComment(requestId, lastGo.current);
    setIsSending(false);
    notify(sent.ok ? 'good' : 'bad', sent.ok ? POSTED : (sent.words ?? COMMENT_FAILED));
    if (!sent.ok) return setFault(sent.words ?? COMMENT_FAILED);
    lastGo.current = null;
    // What was typed meanwhile stays.
    setText((typed) => (typed === text ? '' : typed));
    await revalidate();
  }
  return { text, setText, fault, isSending, send };
}
