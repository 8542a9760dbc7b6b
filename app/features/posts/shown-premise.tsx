import { useEffect, useRef, useState } from 'react';
import { Form } from 'react-router';

type Props = {
  premise: string | null;
  isOwn: boolean;
  onHide: () => void;
};

/** What happened, where the author of a shared post shows it. The author can hide it, also without script. */
export function ShownPremise({ premise, isOwn, onHide }: Props) {
  const [isHiding, setHiding] = useState(false);
  const isHidden = isHiding && premise === null;
  const notice = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The button that had the focus is gone.
    if (isHidden) notice.current?.focus();
  }, [isHidden]);
  if (isHidden) {
    return (
      <p ref={notice} tabIndex={-1} className="mb-4 text-muted">
        Hidden. Nobody can read what happened any more.
      </p>
    );
  }
  if (premise === null) return null;
  const hide = () => {
    setHiding(true);
    onHide();
  };
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4">
      <p className="min-w-0 py-2 wrap-anywhere">
        <span className="font-semibold">What happened:</span> <bdi>{premise}</bdi>
      </p>
      {isOwn && (
        <Form
          method="post"
          replace
          preventScrollReset
          onSubmit={hide}
          className="on-screen whitespace-nowrap"
        >
          <input type="hidden" name="intent" value="hide-premise" />
          <button type="submit" className="button button-quiet -mx-3 px-3 text-sm text-muted">
            Hide what happened
          </button>
        </Form>
      )}
    </div>
  );
}
