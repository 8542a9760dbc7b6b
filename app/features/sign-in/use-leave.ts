import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useSignOut } from './use-sign-out.ts';
import { viewerChanged } from './viewer-refresh.ts';

/** docs/product.md §9: how long after a logout the page moves on. Milliseconds. */
const PAUSE = 500;

/** Signs out, closes, and goes to the front page. A sign-out that fails is silent, and nobody goes anywhere. */
export function useLeave(onDone: () => void) {
  const signOut = useSignOut();
  const navigate = useNavigate();
  const [isLeaving, setIsLeaving] = useState(false);
  const isUnderWay = useRef(false);
  const leave = async () => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setIsLeaving(true);
    const isOut = await signOut();
    isUnderWay.current = false;
    setIsLeaving(false);
    onDone();
    if (!isOut) return;
    setTimeout(() => {
      viewerChanged();
      void navigate('/', { replace: true });
    }, PAUSE);
  };
  return { isLeaving, leave: () => void leave() };
}
