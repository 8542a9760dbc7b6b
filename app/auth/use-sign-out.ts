import { type SubmitEvent, useCallback } from 'react';
import { forgetTab } from '../ui/tab-memory.ts';
import { tellAuth } from './auth-channel.ts';

/** Signs this browser out and tells its other tabs. False when the server could not be reached. */
export function useSignOut(): () => Promise<boolean> {
  return useCallback(() => leave('/auth/sign-out'), []);
}

/** For the form that ends all sessions: sends it, tells the other tabs, and begins a new page as a guest. */
export function useSignOutEverywhere(): (event: SubmitEvent<HTMLFormElement>) => void {
  return useCallback((event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void leaveEverywhere(event.currentTarget);
  }, []);
}

async function leaveEverywhere(form: HTMLFormElement): Promise<void> {
  if (await leave(form.action, new FormData(form))) window.location.assign('/');
}

async function leave(address: string, body?: FormData): Promise<boolean> {
  try {
    const headers = { accept: 'application/json' };
    const answer = await fetch(address, { method: 'POST', headers, body });
    if (!answer.ok) return false;
    tellAuth({ v: 1, type: 'signed-out' });
    // The next person at this computer finds nothing that was typed.
    forgetTab();
    return true;
  } catch {
    return false;
  }
}
