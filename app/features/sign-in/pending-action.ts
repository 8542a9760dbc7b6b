import { useEffect, useEffectEvent } from 'react';
import { useViewer } from '../../ui/use-viewer.ts';
import { MINUTE_MS } from '../../platform/time/time-units.ts';
import { parseEntry, readEntry, writeEntry } from '../../platform/browser/web-storage.ts';
import type { PromptedAction } from './sign-up-words.ts';

/** Under which the tab keeps it: with whatever else it forgets when its reader leaves. */
const NAME = 'broetry-order';
/** As long as a sign-in may take. Milliseconds. */
const KEPT_FOR = 10 * MINUTE_MS;

type Order = { action: PromptedAction; about: string; path: string; at: number };

/**
 * Keeps what a guest was about to do when the sign-up prompt came: one order, for the page it was given on. `about`
 * says about which thing, where a page has several.
 */
export function saveAction(action: PromptedAction, about: string): void {
  const kept: Order = { action, about, path: pathNow(), at: Date.now() };
  writeEntry('sessionStorage', NAME, JSON.stringify(kept));
}

/** Whoever does not want to sign up takes the order back. */
export function dropAction(): void {
  writeEntry('sessionStorage', NAME, null);
}

/**
 * Does what signing up stood in the way of, once, as soon as the reader is a member: `run`, when this is what was
 * ordered on this page, about `about` or, without it, about whatever `run` is told. No address says it, so no link
 * makes anybody do anything.
 */
export function usePendingAction(
  action: PromptedAction,
  about: string | null,
  run: (about: string) => void,
): void {
  const isMember = useViewer().kind === 'member';
  const carryOut = useEffectEvent(run);
  useEffect(() => {
    if (!isMember) return undefined;
    // After everything else on the page has taken notice of the member.
    const timer = setTimeout(() => {
      const taken = takeOrder(action, about);
      if (taken) carryOut(taken.about);
    });
    return () => clearTimeout(timer);
  }, [isMember, action, about]);
}

function takeOrder(action: PromptedAction, about: string | null): Order | null {
  // Not from memory: a page that is gone back to must not find an order that another has carried out.
  const kept = parseEntry(readEntry('sessionStorage', NAME)) as Order | null;
  if (kept?.action !== action || kept.path !== pathNow()) return null;
  if (about !== null && about !== kept.about) return null;
  dropAction();
  return Date.now() - kept.at < KEPT_FOR ? kept : null;
}

function pathNow(): string {
  return location.pathname + location.search;
}
