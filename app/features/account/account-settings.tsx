import { useRef } from 'react';
import { useFetcher } from 'react-router';
import { MAX_BIO_LENGTH, MAX_NAME_LENGTH } from '../../domain/members/profile.ts';
import { DELETE_PHRASE, PROFILE_SAVED, SETTINGS_PATH } from '../../domain/sign-in/account-words.ts';
import type { Account } from '../../domain/sign-in/account.server.ts';
import { useFocusAfterLeaving } from '../../ui/focus.ts';
import { Field, TextField } from '../../ui/form-controls.tsx';
import { FaceDrawing } from '../../ui/avatar.tsx';
import { Download, KeyRound } from '../../ui/icons/icons.tsx';
import { Link } from '../../ui/links.tsx';
import { useViewer } from '../site/use-viewer.ts';
import { PLAIN_FORMS, useRejectedForm } from '../site/rejected-form.ts';
import { useResultToast } from '../../ui/toasts.tsx';
import { TitledCard } from '../../ui/page-header.tsx';
import { AfterSignInAgain, SignInAgain } from '../sign-in/sign-in-again.tsx';
import type { Route } from './+types/account-page';
import { PasskeysPanel } from './passkeys-panel.tsx';
import { BlockedPanel, SessionsPanel, SignInsPanel } from './account-panels.tsx';
import type { AccountAnswer } from './account-answer.ts';

type Loaded = Route.ComponentProps['loaderData'];
type Props = Pick<Loaded, 'blocked'> & {
  [Part in 'account' | 'access']: NonNullable<Loaded[Part]>;
};

/** The settings of the account and its deletion. */
export function AccountSettings({ account, access, blocked }: Props) {
  const isRecent = access.again === null;
  const panels = useRef<HTMLElement>(null);
  const ids = blocked.map(({ id }) => id);
  // Here, as the panel goes with the last of them.
  useFocusAfterLeaving(ids, panels, 'your-data', '[aria-labelledby=blocked] li');
  return (
    <aside
      ref={panels}
      aria-label="Account settings"
      className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2"
    >
      {access.again !== null && (
        <div className="lg:col-span-2">
          <SignInAgain
            ways={access.again}
            purpose={`To ${access.noKeys === null ? 'connect or disconnect a sign-in, ' : ''}end sessions, export your data or delete the account`}
            next={SETTINGS_PATH}
          />
        </div>
      )}
      <div className="grid grid-cols-1 gap-6">
        <ProfileForm account={account} />
        <SessionsPanel sessions={access.sessions} isRecent={isRecent} />
        <TokensPanel />
        {blocked.length > 0 && <BlockedPanel blocked={blocked} />}
      </div>
      <div className="grid grid-cols-1 gap-6">
        <SignInsPanel {...access} isRecent={isRecent} />
        <PasskeysPanel {...access} isRecent={isRecent} />
        <TitledCard id="your-data" title="Your data">
          <p className="mt-1 text-muted">Everything kept about you, in one readable file.</p>
          {isRecent ? (
            <a href="/account/export" download className="button button-plain mt-4 w-full">
              <Download size={18} /> Export my data
            </a>
          ) : (
            <AfterSignInAgain purpose="to export it" />
          )}
        </TitledCard>
        <DeleteAccount isRecent={isRecent} />
      </div>
    </aside>
  );
}

/** Links to the API tokens. */
function TokensPanel() {
  return (
    <TitledCard id="api-tokens" title="API tokens">
      <p className="mt-1 text-muted">For programs that write in your name.</p>
      <Link to="/account/tokens" className="button button-plain mt-4 w-full">
        <KeyRound size={18} /> Manage tokens
      </Link>
    </TitledCard>
  );
}

/** The face that others see, where the account itself has only a letter. */
function OwnFace() {
  const viewer = useViewer();
  if (viewer.kind !== 'member' || viewer.photoUrl !== null) return null;
  return (
    <div className="mt-4 flex items-center gap-4 rounded-control bg-tint p-3">
      <FaceDrawing face={viewer.face} className="size-14" />
      <p className="text-sm">
        <strong className="block font-semibold">How others see you</strong>
        Your comments have this face, drawn from your name. The letter is for you.
      </p>
    </div>
  );
}

/** The form for name and bio. It keeps the typed text when the server rejects it. */
function ProfileForm({ account }: { account: Account }) {
  const before = useRejectedForm(PLAIN_FORMS.profile);
  const fetcher = useFetcher<AccountAnswer>();
  const { data } = fetcher;
  const rejected = data ? (data.ok ? null : data) : before;
  useResultToast(data, ({ ok }) => ok && ['good', PROFILE_SAVED]);
  const error = (name: string) => (rejected?.field === name ? rejected.message : null);
  return (
    <TitledCard id={PLAIN_FORMS.profile} title="Name and bio">
      <OwnFace />
      <fetcher.Form method="post" action="/account/profile" className="mt-4 grid grid-cols-1 gap-4">
        <TextField
          id="profile-displayName"
          name="displayName"
          label="Display name"
          error={error('displayName')}
          required
          maxLength={MAX_NAME_LENGTH}
          defaultValue={before?.given['displayName'] ?? account.name}
          autoComplete="name"
        />
        <Field id="profile-bio" label="Bio" error={error('bio')}>
          {(props) => (
            <textarea
              {...props}
              name="bio"
              rows={3}
              maxLength={MAX_BIO_LENGTH}
              defaultValue={before?.given['bio'] ?? account.bio}
              dir="auto"
            />
          )}
        </Field>
        {rejected && rejected.field === undefined && (
          <p role="alert" className="text-sm font-medium text-bad">
            {rejected.message}
          </p>
        )}
        <button
          type="submit"
          aria-disabled={fetcher.state !== 'idle' || undefined}
          className="button button-primary"
        >
          {fetcher.state === 'idle' ? 'Save' : 'Saving …'}
        </button>
      </fetcher.Form>
    </TitledCard>
  );
}

/** Deletes the account. It lists the deleted data and requires a typed confirmation. */
function DeleteAccount({ isRecent }: { isRecent: boolean }) {
  const fetcher = useFetcher<AccountAnswer>();
  const error = fetcher.data && !fetcher.data.ok ? fetcher.data.message : null;
  return (
    <TitledCard id="delete-account" title="Delete account">
      <details className="mt-1">
        <summary className="button button-quiet -ms-[12px] cursor-pointer text-bad">
          Delete my account …
        </summary>
        <p className="mt-2 text-muted">
          Your profile, your posts, what you have shared, your sessions and sign-ins go at once and
          for good. There is no undo. Backups the operator has made keep them until they expire.
        </p>
        <fetcher.Form
          method="post"
          action="/account/delete"
          className="mt-4 grid grid-cols-1 gap-3"
        >
          <TextField
            id="confirmation"
            label={<span className="text-sm">Type “{DELETE_PHRASE}” to go through with it.</span>}
            error={error}
            required
          />
          {isRecent ? (
            <button type="submit" className="button button-plain border-bad text-bad">
              Delete my account for good
            </button>
          ) : (
            <AfterSignInAgain purpose="to delete your account" />
          )}
        </fetcher.Form>
      </details>
    </TitledCard>
  );
}
