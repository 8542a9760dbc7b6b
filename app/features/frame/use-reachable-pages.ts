import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import {
  type Blocker,
  type BlockerFunction,
  type Location,
  matchRoutes,
  type RouteObject,
  useBlocker,
  useLocation,
  useNavigate,
  useNavigation,
} from 'react-router';
import { prefetchRouteFiles } from '../../ui/prefetch-route-files.ts';
import { useNotify } from '../../ui/toasts.tsx';

export const UNREACHED = 'That page could not be fetched. You are still here, and so is your work.';

type Leave = Event & { navigationType: string; userInitiated: boolean };
type Navigation = EventTarget & { addEventListener: EventTarget['addEventListener'] };

/**
 * Handles a navigation whose route modules cannot be fetched. When the server is unreachable, the viewer stays on the
 * page and gets a message with a retry. When it responds, the site has a newer version, and the page loads in full. The
 * router would reload by default, which offline ends on an error page of the browser.
 */
export function useReachablePages(): void {
  const notify = useNotify();
  const navigate = useNavigate();
  const location = useLocation();
  const { state } = useNavigation();
  const broken = useRef(false);
  // Set when a navigation starts. useNavigation() reports it only after the next render, which can be too late.
  const target = useRef<Location>(null);
  useEffect(() => {
    if (state === 'idle') target.current = null;
  }, [state]);

  const goWhole = useEffectEvent(async (path: string) => {
    if (await isReachable(path)) return window.location.assign(path);
    notify('bad', UNREACHED, { words: 'Try again', run: () => void navigate(path) });
  });

  const isMissing = useCallback<BlockerFunction>(({ currentLocation, nextLocation }) => {
    target.current = nextLocation;
    if (navigator.onLine && !broken.current) return false;
    if (currentLocation.pathname === nextLocation.pathname) return false;
    return missingRoutes(nextLocation.pathname).length > 0;
  }, []);
  const blocker = useBlocker(isMissing);
  const settle = useEffectEvent(async (blocked: Extract<Blocker, { state: 'blocked' }>) => {
    const { pathname, search, hash } = blocked.location;
    // Browsers do not retry a failed import.
    if (!broken.current && (await prefetchRoutes(missingRoutes(pathname))))
      return blocked.proceed();
    blocked.reset();
    await goWhole(pathname + search + hash);
  });
  useEffect(() => {
    if (blocker.state === 'blocked') void settle(blocker);
  }, [blocker]);

  const stay = useEffectEvent((event: Leave) => {
    if (event.navigationType !== 'reload' || event.userInitiated || !event.cancelable) return;
    const next = target.current;
    if (!next || missingRoutes(next.pathname).length === 0) return;
    event.preventDefault();
    broken.current = true;
    // Cancels the navigation, which would never finish.
    void navigate(location, { replace: true, state: location.state, preventScrollReset: true });
    void goWhole(next.pathname + next.search + next.hash);
  });
  useEffect(() => {
    const { navigation } = window as { navigation?: Navigation };
    const listen = (event: Event) => stay(event as Leave);
    navigation?.addEventListener('navigate', listen);
    return () => navigation?.removeEventListener('navigate', listen);
  }, []);
}

async function isReachable(path: string): Promise<boolean> {
  try {
    await fetch(path, { method: 'HEAD' });
    return true;
  } catch {
    return false;
  }
}

type Entry = { id: string; parentId?: string; path?: string; index?: boolean };
type Framework = {
  __reactRouterManifest?: { routes: Record<string, Entry | undefined> };
  __reactRouterRouteModules?: Record<string, unknown>;
};

function missingRoutes(pathname: string): string[] {
  const { __reactRouterManifest: manifest, __reactRouterRouteModules: here = {} } =
    window as Framework;
  if (!manifest) return [];
  const entries = Object.values(manifest.routes).filter((entry) => entry !== undefined);
  const found = matchRoutes(childrenOf(entries, 'root'), pathname) ?? [];
  return found.map(({ route }) => route.id ?? '').filter((id) => !(id in here));
}

async function prefetchRoutes(routeIds: readonly string[]): Promise<boolean> {
  const loaded = await Promise.all(routeIds.map(prefetchRouteFiles));
  return loaded.every(Boolean);
}

function childrenOf(entries: readonly Entry[], parent: string): RouteObject[] {
  return entries
    .filter(({ parentId }) => parentId === parent)
    .map(({ id, path, index }) =>
      index ? { id, index } : { id, path, children: childrenOf(entries, id) },
    );
}
