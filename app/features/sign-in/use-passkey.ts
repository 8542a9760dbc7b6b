import { useState } from 'react';
import { postAuthMessage } from '../../domain/sign-in/auth-channel.ts';
import {
  passkeyIntent,
  type PasskeyTask,
  signInMessage,
  type SignInStatus,
} from '../../domain/sign-in/sign-in-words.ts';
import { rejectionTitle, requestJson } from '../../platform/browser/json-requests.ts';
import { useNotify } from '../../ui/toasts.tsx';
import { showRecoveryCodes } from './show-recovery-codes.tsx';
import { useSignInResult } from './viewer-sync.ts';

/** Shown when the browser makes or finds no passkey. */
const NO_PASSKEY = 'Your device gave no passkey, and nothing has changed. Press again to go on.';

/** `words`: the toast of its success in place of the usual one. */
type Options = { task: PasskeyTask; next?: string; words?: string };

/** The text that a person typed: a name to sign up with, or the label of another passkey. */
type Typed = { name?: string; label?: string };

/**
 * Returns `start`, which lets the browser make or use a passkey and ends as a sign-in by popup does, `isPending`, and
 * `nameError`, the error of a typed name.
 */
export function usePasskey({ task, next, words }: Options) {
  const [isPending, setPending] = useState(false);
  const [nameError, setNameError] = useState<string | null>(null);
  const notify = useNotify();
  const finish = useSignInResult();
  const intent = passkeyIntent(task);
  const fallback = signInMessage(intent, 'failed').text;
  const run = async ({ name = '', label = '' }: Typed): Promise<string | null> => {
    const begun = await requestJson<{ options: never }>('/api/passkeys', {
      method: 'POST',
      json: { task, name },
    });
    if (!begun.ok && begun.field === 'name') {
      setNameError(begun.title ?? fallback);
      return null;
    }
    if (!begun.ok) return rejectionTitle(begun, fallback);
    const answer = await askBrowser(task, begun.data.options);
    if (answer === null) return NO_PASSKEY;
    const done = await requestJson<{ status: SignInStatus; codes?: string[] }>('/api/passkeys', {
      method: 'PUT',
      json: { task, label, answer },
    });
    if (!done.ok) return rejectionTitle(done, fallback);
    if (done.data.codes) void showRecoveryCodes(done.data.codes, next === '/owner-link');
    const { status } = done.data;
    postAuthMessage(status);
    void finish({ intent, next, words }, status);
    return null;
  };
  const start = async (typed: Typed = {}) => {
    if (isPending) return;
    setPending(true);
    setNameError(null);
    const failure = await run(typed);
    setPending(false);
    if (failure !== null) notify('bad', failure);
  };
  return { start, isPending, nameError };
}

/** Null when the person cancels, waits too long or has none, which browsers do not tell apart. */
async function askBrowser(task: PasskeyTask, options: never): Promise<unknown> {
  try {
    const isNew = task === 'signup' || task === 'connect';
    const credential = isNew
      ? await navigator.credentials.create({
          publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options),
        })
      : await navigator.credentials.get({
          publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options),
        });
    return (credential as PublicKeyCredential | null)?.toJSON() ?? null;
  } catch {
    return null;
  }
}
