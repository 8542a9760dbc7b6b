import { requestJson, type RequestResult } from '../../platform/browser/json-requests.ts';
import { forgetTab } from '../../platform/browser/web-storage.ts';
import { postAuthMessage } from '../../domain/sign-in/auth-channel.ts';

/** Ends all sessions by the form that would, and loads the landing page. */
export async function requestSignOutEverywhere(form: HTMLFormElement): Promise<void> {
  const result = await requestSignOut(new FormData(form));
  if (result.ok) window.location.assign('/');
  // 403 means that the sign-in is too old: the reloaded page explains how to sign in again.
  else if (result.status === 403) window.location.reload();
}

/** Signs out this browser, notifies its other tabs and clears this tab. Status 0 when the server is unreachable. */
export async function requestSignOut(body?: FormData): Promise<RequestResult<unknown>> {
  const result = await requestJson('/auth/sign-out', { method: 'POST', body });
  if (!result.ok) return result;
  postAuthMessage('signed-out');
  // The next user of this computer must not see typed text.
  forgetTab();
  return result;
}
