import { useEffect, useEffectEvent } from 'react';
import { useFetcher } from 'react-router';
import { Field } from '../../ui/field.tsx';
import { useNotify } from '../../ui/toasts.tsx';
import type { AccountChange } from '../../domain/sign-in/change-account.server.ts';
import type { Account } from '../../domain/sign-in/account.server.ts';
import { MAX_BIO_LENGTH, MAX_NAME_LENGTH } from '../../domain/members/profile.ts';

/** Name and bio. What was typed stays when the server does not take it. */
export function ProfileForm({ account }: { account: Account }) {
  const fetcher = useFetcher<AccountChange>();
  const notify = useNotify();
  const { data } = fetcher;
  const tell = useEffectEvent((change: AccountChange) => {
    if (change.ok) notify('good', 'Profile details updated!');
  });
  useEffect(() => {
    if (data) tell(data);
  }, [data]);
  const isOfField = data && !data.ok && ['displayName', 'bio'].includes(data.field);
  const fault = (name: string) => (data && !data.ok && data.field === name ? data.message : null);
  return (
    <section aria-labelledby="edit-profile" className="card p-5">
      <h2 id="edit-profile" className="text-lg">
        Edit Profile
      </h2>
      <fetcher.Form method="post" className="mt-4 grid grid-cols-1 gap-4">
        <input type="hidden" name="intent" value="save-profile" />
        <Field id="profile-displayName" label="Display name" fault={fault('displayName')}>
          {(props) => (
            <input
              {...props}
              name="displayName"
              required
              maxLength={MAX_NAME_LENGTH}
              defaultValue={account.name}
              autoComplete="name"
            />
          )}
        </Field>
        <Field id="profile-bio" label="Bio" fault={fault('bio')}>
          {(props) => (
            <textarea
              {...props}
              name="bio"
              rows={3}
              maxLength={MAX_BIO_LENGTH}
              defaultValue={account.bio}
              dir="auto"
            />
          )}
        </Field>
        {data && !data.ok && !isOfField && (
          <p role="alert" className="text-sm font-medium text-bad">
            {data.message}
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
    </section>
  );
}
