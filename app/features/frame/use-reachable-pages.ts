import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import {
  type BlockerFunction,
  createPath,
  type Location,
  useBlocker,
  useLocation,
  useNavigate,
} from 'react-router';
import { useNotify } from '../../ui/toasts.tsx';

export const UNREACHED = 'That page could not be fetched. You are still here, and so is your work.';

type Leave = Event & { navigationType: string; userInitiated: boolean };

/**
 * The router reloads this page when it cannot fetch the files of the next one. This goes to the next page as a document
 * instead, in a newer version of the site; when the server is unreachable, the viewer stays and gets a retry.
 */
export function useReachablePages(): void {
  const notify = useNotify();
  const navigate = useNavigate();
  const location = useLocation();
  // The router waits for ever for files that failed once: all later pages are documents.
  const broken = useRef(false);
  // Unlike useNavigation() it is set before the next render, which can be too late.
  const target = useRef<Location>(null);
  const blocker = useBlocker(
    useCallback<BlockerFunction>(({ currentLocation, nextLocation }) => {
      target.current = nextLocation;
      return broken.current && currentLocation.pathname !== nextLocation.pathname;
    }, []),
  );
  const goWhole = useEffectEvent(async (path: string) => {
    const isReachable = await fetch(path, { method: 'HEAD' }).then(
      () => true,
      () => false,
    );
    if (isReachable) return window.location.assign(path);
    notify('bad', UNREACHED, { words: 'Try again', run: () => void navigate(path) });
  });
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    blocker.reset();
    void goWhole(createPath(blocker.location));
  }, [blocker]);
  const stay = useEffectEvent((event: Leave) => {
    if (event.navigationType !== 'reload' || event.userInitiated || !event.cancelable) return;
    const next = target.current;
    if (!next) return;
    event.preventDefault();
    broken.current = true;
    // Cancels the navigation, which would never finish.
    void navigate(location, { replace: true, state: location.state, preventScrollReset: true });
    void goWhole(createPath(next));
  });
  useEffect(() => {
    const { navigation } = window as { navigation?: EventTarget };
    const listen = (event: Event) => stay(event as Leave);
    navigation?.addEventListener('navigate', listen);
    return () => navigation?.removeEventListener('navigate', listen);
  }, []);
}
