import { type SubmitEvent, useCallback } from 'react';
import { requestJson, type RequestResult } from '../../platform/browser/json-requests.ts';
import { forgetTab } from '../../platform/browser/web-storage.ts';
import { postAuthMessage } from '../../domain/sign-in/auth-channel.ts';

/** Signs this browser out and tells its other tabs. False when the server could not be reached. */
export function useSignOut(): () => Promise<boolean> {
  return useCallback(async () => (await leave('/auth/sign-out')).ok, []);
}

/** For the form that ends all sessions: sends it, tells the other tabs, and begins a new page as a guest. */
export function useSignOutEverywhere(): (event: SubmitEvent<HTMLFormElement>) => void {
  return useCallback((event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void leaveEverywhere(event.currentTarget);
  }, []);
}

async function leaveEverywhere(form: HTMLFormElement): Promise<void> {
  const result = await leave(form.action, new FormData(form));
  if (result.ok) window.location.assign('/');
  // The sign-in is too old: the reloaded page says how to sign in again.
  else if (result.status === 403) window.location.reload();
}

/** Returns status 0 when the server could not be reached. */
async function leave(path: string, body?: FormData): Promise<RequestResult<unknown>> {
  const result = await requestJson(path, { method: 'POST', body });
  if (!result.ok) return result;
  postAuthMessage({ v: 1, type: 'signed-out' });
  // The next person at this computer finds nothing that was typed.
  forgetTab();
  return result;
}
