import { type SubmitEvent, useCallback } from 'react';
import { requestJson, type RequestResult } from '../../platform/browser/json-requests.ts';
import { forgetTab } from '../../platform/browser/web-storage.ts';
import { postAuthMessage } from '../../domain/sign-in/auth-channel.ts';

/** Returns a function that signs out this browser and notifies its other tabs. False when the request failed. */
export function useSignOut(): () => Promise<boolean> {
  return useCallback(async () => (await leave('/auth/sign-out')).ok, []);
}

/** Returns the submit handler of the form that ends all sessions. It notifies other tabs and loads the landing page. */
export function useSignOutEverywhere(): (event: SubmitEvent<HTMLFormElement>) => void {
  return useCallback((event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void leaveEverywhere(event.currentTarget);
  }, []);
}

async function leaveEverywhere(form: HTMLFormElement): Promise<void> {
  const result = await leave(form.action, new FormData(form));
  if (result.ok) window.location.assign('/');
  // 403 means that the sign-in is too old: the reloaded page explains how to sign in again.
  else if (result.status === 403) window.location.reload();
}

/** Signs out, notifies other tabs and clears this tab. Status 0 when the server is unreachable. */
async function leave(path: string, body?: FormData): Promise<RequestResult<unknown>> {
  const result = await requestJson(path, { method: 'POST', body });
  if (!result.ok) return result;
  postAuthMessage({ v: 1, type: 'signed-out' });
  // The next user of this computer must not see typed text.
  forgetTab();
  return result;
}
