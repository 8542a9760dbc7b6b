import { type RefObject, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { DialogFrame, DialogTitle } from '../../ui/dialog.tsx';
import { SIGN_OUT_STEPS, type SignOutStep } from './sign-out-words.ts';
import { requestSignOut } from './sign-outs.ts';
import { loadedViewer } from './viewer-sync.ts';

type Props = { isOpen: boolean; onClose: () => void; onClosed: () => void };

/** The four steps of docs/product.md §4, Sign-out dialog. */
export function SignOutDialog({ isOpen, onClose, onClosed }: Props) {
  const safe = useRef<HTMLButtonElement>(null);
  return (
    <DialogFrame
      isOpen={isOpen}
      width="middle"
      focusFirst={() => safe.current}
      onClose={onClose}
      onClosed={onClosed}
    >
      <Steps safe={safe} onClose={onClose} />
    </DialogFrame>
  );
}

type StepsProps = { safe: RefObject<HTMLButtonElement | null>; onClose: () => void };

// Mounted on each opening of the dialog, so it starts at the first step.
function Steps({ safe, onClose }: StepsProps) {
  const [index, setIndex] = useState(0);
  const { isLeaving, leave } = useLeave(onClose);
  const step = SIGN_OUT_STEPS[index];
  const isLast = index === SIGN_OUT_STEPS.length - 1;
  useEffect(() => {
    if (index > 0) safe.current?.focus();
  }, [safe, index]);
  if (!step) return null;
  return (
    <>
      <Words step={step} index={index} />
      <div className="mt-8 flex flex-col gap-2 sm:flex-row">
        <button ref={safe} type="button" className="button button-primary" onClick={onClose}>
          Never Mind
        </button>
        <button
          type="button"
          aria-disabled={isLeaving || undefined}
          className="button button-quiet text-muted"
          onClick={isLast ? leave : () => setIndex(index + 1)}
        >
          {isLast ? 'Yes, Log Me Out' : 'I Still Want to Leave'}
        </button>
      </div>
      <p className="mt-6 border-t border-line pt-4 text-sm text-muted">
        Signing out ends this session in every tab. Your posts stay, and so does the way back in.
      </p>
    </>
  );
}

/** The live region stays mounted while its words change, so that screen readers announce each step. */
function Words({ step, index }: { step: SignOutStep; index: number }) {
  return (
    <div aria-live="polite" aria-atomic className="min-h-60 sm:min-h-64">
      <p className="sr-only">
        Step {index + 1} of {SIGN_OUT_STEPS.length}.
      </p>
      <Marks index={index} />
      <div key={index}>
        <DialogTitle className="mt-6 animate-settle text-2xl sm:text-3xl">{step.title}</DialogTitle>
        <div className="settling mt-4 space-y-2 text-lg">
          {step.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      </div>
    </div>
  );
}

function Marks({ index }: { index: number }) {
  return (
    <span aria-hidden className="flex gap-1.5">
      {SIGN_OUT_STEPS.map(({ title }, place) => (
        <span
          key={title}
          className={`h-1 w-8 rounded-full ${place <= index ? 'bg-accent' : 'bg-line'}`}
        />
      ))}
    </span>
  );
}

/** The delay between sign-out and navigation (docs/product.md §9). Milliseconds. */
const REDIRECT_DELAY_MS = 500;

/** Signs out, closes the dialog and navigates to the landing page. A failed sign-out is silent and does not navigate. */
function useLeave(onDone: () => void) {
  const navigate = useNavigate();
  const [isLeaving, setIsLeaving] = useState(false);
  const leave = async () => {
    if (isLeaving) return;
    setIsLeaving(true);
    const { ok } = await requestSignOut();
    onDone();
    if (!ok) return;
    setTimeout(() => {
      loadedViewer.isStale = true;
      void navigate('/', { replace: true });
    }, REDIRECT_DELAY_MS);
  };
  return { isLeaving, leave: () => void leave() };
}
