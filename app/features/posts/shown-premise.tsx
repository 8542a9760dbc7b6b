import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { CHANGE_FAILED } from '../../domain/posts/post.ts';
import { sendForm } from '../../platform/browser/json-requests.ts';
import { useNotify } from '../../ui/toasts.tsx';

type Props = {
  postId: string;
  premise: string | null;
  isOwn: boolean;
  onChange: (premise: string | null) => void;
};

/** What happened, where the author of a shared post shows it. The author can hide it, also without script. */
export function ShownPremise({ postId, premise, isOwn, onChange }: Props) {
  const [isHiding, setHiding] = useState(false);
  const notify = useNotify();
  const path = `/post/${postId}/hide-premise`;
  const isHidden = isHiding && premise === null;
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The button that had the focus is gone.
    if (isHidden) text.current?.focus();
  }, [isHidden]);
  if (isHidden) {
    return (
      <p ref={text} tabIndex={-1} className="mb-4 text-muted">
        Hidden. Nobody can read what happened any more.
      </p>
    );
  }
  if (premise === null) return null;
  async function hide(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    setHiding(true);
    onChange(null);
    const sent = await sendForm(path, {});
    if (sent.ok) return;
    setHiding(false);
    onChange(premise);
    notify('bad', CHANGE_FAILED);
  }
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4">
      <p className="min-w-0 flex-1 basis-60 py-1 wrap-anywhere">
        <span className="eyebrow block">What happened:</span>{' '}
        <bdi className="font-display text-xl leading-snug text-balance">{premise}</bdi>
      </p>
      {isOwn && (
        <form
          method="post"
          action={path}
          onSubmit={(event) => void hide(event)}
          className="on-screen whitespace-nowrap"
        >
          <button type="submit" className="button button-quiet -mx-3 px-3 text-sm text-muted">
            Hide what happened
          </button>
        </form>
      )}
    </div>
  );
}
