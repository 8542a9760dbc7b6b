import { type ReactNode, useEffect, useState } from 'react';
import { prefersReducedMotion } from '../platform/browser/reduced-motion.ts';

/** How long the old content is still there, in milliseconds: the time of `animate-leave`. */
const FADE_MS = 160;

type Props = {
  /** Another name is other content. */
  name: string;
  children: ReactNode;
};

/** Content that changes in place: the new one appears at once, and the old one fades over it. */
export function CrossFade({ name, children }: Props) {
  const [shown, setShown] = useState({ name, children });
  const [old, setOld] = useState<{ name: string; children: ReactNode } | null>(null);
  if (shown.name !== name) {
    setOld(prefersReducedMotion() ? null : shown);
    setShown({ name, children });
  }
  useEffect(() => {
    if (!old) return undefined;
    const timer = setTimeout(() => setOld(null), FADE_MS);
    return () => clearTimeout(timer);
  }, [old]);
  return (
    <div className="relative">
      <div key={name} className={old ? 'animate-fade' : ''}>
        {children}
      </div>
      {old && (
        <div aria-hidden key={`old ${old.name}`} className="animate-leave absolute inset-0">
          {old.children}
        </div>
      )}
    </div>
  );
}
