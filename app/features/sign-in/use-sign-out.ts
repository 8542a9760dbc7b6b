import { type SubmitEvent, useCallback } from 'react';
import { forgetTab } from '../../platform/browser/web-storage.ts';
import { tellAuth } from '../../domain/sign-in/auth-channel.ts';

/** Signs this browser out and tells its other tabs. False when the server could not be reached. */
export function useSignOut(): () => Promise<boolean> {
  return useCallback(async () => isDone(await leave('/auth/sign-out')), []);
}

/** For the form that ends all sessions: sends it, tells the other tabs, and begins a new page as a guest. */
export function useSignOutEverywhere(): (event: SubmitEvent<HTMLFormElement>) => void {
  return useCallback((event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void leaveEverywhere(event.currentTarget);
  }, []);
}

async function leaveEverywhere(form: HTMLFormElement): Promise<void> {
  const status = await leave(form.action, new FormData(form));
  if (isDone(status)) window.location.assign('/');
  // The page was open for long: a new one says how to sign in again.
  if (status === 403) window.location.reload();
}

const isDone = (status: number) => status >= 200 && status < 300;

/** The status of the answer; 0 when the server could not be reached. */
async function leave(address: string, body?: FormData): Promise<number> {
  try {
    const headers = { accept: 'application/json' };
    const { status } = await fetch(address, { method: 'POST', headers, body });
    if (!isDone(status)) return status;
    tellAuth({ v: 1, type: 'signed-out' });
    // The next person at this computer finds nothing that was typed.
    forgetTab();
    return status;
  } catch {
    return 0;
  }
}
