import { useFetcher } from 'react-router';
import { AfterSignInAgain } from '../sign-in/sign-in-again.tsx';
import { DELETE_PHRASE } from '../../domain/sign-in/account-words.ts';
import type { AccountChange } from '../../domain/sign-in/change-account.server.ts';

/** The way out for good. It says what goes, and asks for the words to be typed. */
export function DeleteAccount({ isRecent }: { isRecent: boolean }) {
  const fetcher = useFetcher<AccountChange>();
  const fault = fetcher.data && !fetcher.data.ok ? fetcher.data.message : null;
  return (
    <section aria-labelledby="delete-account" className="card p-5">
      <h2 id="delete-account" className="text-lg">
        Delete account
      </h2>
      <details className="mt-1">
        <summary className="button button-quiet -ms-[12px] cursor-pointer text-bad">
          Delete my account …
        </summary>
        <p className="mt-2 text-sm text-muted">
          Your profile, your posts, what you have shared, your sessions and sign-ins go at once and
          for good. There is no undo. Backups the operator has made keep them until they expire.
        </p>
        <fetcher.Form method="post" className="mt-4 grid grid-cols-1 gap-3">
          <input type="hidden" name="intent" value="delete-account" />
          <label htmlFor="confirmation" className="text-sm font-semibold">
            Type “{DELETE_PHRASE}” to go through with it.
          </label>
          <input
            id="confirmation"
            name="confirmation"
            required
            autoComplete="off"
            className="field"
            aria-describedby={fault ? 'confirmation-fault' : undefined}
            aria-invalid={fault ? true : undefined}
          />
          {fault && (
            <p id="confirmation-fault" role="alert" className="text-sm font-medium text-bad">
              {fault}
            </p>
          )}
          {isRecent ? (
            <button type="submit" className="button button-plain border-bad text-bad">
              Delete my account for good
            </button>
          ) : (
            <AfterSignInAgain purpose="to delete your account" />
          )}
        </fetcher.Form>
      </details>
    </section>
  );
}
