import { Form, useNavigation } from 'react-router';
import type { Invitation } from '../../domain/invitations/invitations.server.ts';
import type { SignUpRule } from '../../domain/instance/instance.server.ts';
import {
  changeSignUpSettings,
  readSignUpSettings,
  type SignUpSettings,
} from '../../domain/admin/sign-up-settings.server.ts';
import { ChoiceCards, TextField } from '../../ui/form-controls.tsx';
import { LocalTime } from '../../ui/local-time.tsx';
import { ShownOnce } from '../../ui/shown-once.tsx';
import { TitledCard } from '../../ui/page-header.tsx';
import { pageTitle } from '../../ui/meta-tags.tsx';
import { changeAsAdmin, readAsAdmin } from '../http/form-changes.server.ts';
import { SettingsCard, useSaved } from './settings-form.tsx';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/sign-up-page';

export const handle = { readers: 'admins' } satisfies RouteHandle;

/** Returns who may sign up, and the invitations. */
export const loader = (args: Route.LoaderArgs) => readAsAdmin(args, readSignUpSettings);

/** Changes the rule, and makes and revokes invitations. Only the answer to a new one has its link. */
export const action = (args: Route.ActionArgs) => changeAsAdmin(args, changeSignUpSettings);

export const meta: Route.MetaFunction = () => [{ title: pageTitle('Sign-up · Admin') }];

export { PageError as ErrorBoundary } from '../site/error-pages.tsx';

const RULES: { value: SignUpRule; label: string; hint: string }[] = [
  { value: 'open', label: 'Open', hint: 'Everybody may sign up.' },
  { value: 'invitation', label: 'By invitation', hint: 'Whoever has a link from below.' },
  { value: 'closed', label: 'Closed', hint: 'Nobody. Members sign in as ever.' },
];

const WAYS = [
  { value: 'all', label: 'Any way', hint: 'Providers, passkeys and recovery codes.' },
  {
    value: 'providers',
    label: 'Providers only',
    hint: 'No passkey, recovery code or demo account.',
  },
];

export default function SignUpPage({ loaderData, actionData }: Route.ComponentProps) {
  const errorOf = useSaved(actionData);
  const link = actionData?.ok ? actionData.link : undefined;
  return (
    <div className="grid max-w-3xl grid-cols-1 gap-6">
      <SettingsCard id="sign-up" title="Who may sign up" intent="save-rule">
        <ChoiceCards legend="Sign-up is" name="rule" choices={RULES} first={loaderData.rule} />
        <TextField
          id="domains"
          label={
            <>
              Mail domains <span className="font-normal text-muted">(Optional)</span>
            </>
          }
          error={errorOf('domains', 'rule')}
          hint="With any here, a sign-up by Google and the like needs a confirmed mail address at one of them, and a sign-up by passkey needs an invitation."
          defaultValue={loaderData.mailDomains.join(', ')}
          placeholder="corp.example, other.example"
          autoCapitalize="none"
          spellCheck={false}
        />
        <TextField
          id="networks"
          label={
            <>
              Own networks <span className="font-normal text-muted">(Optional)</span>
            </>
          }
          error={errorOf('networks')}
          hint="Those of your office or school: no limit of accounts by passkey or of failed sign-ins holds there."
          defaultValue={loaderData.ownNetworks.join(', ')}
          placeholder="192.0.2.7, 10.0.0.0/8"
          autoCapitalize="none"
          spellCheck={false}
        />
        <NetworkLimits {...loaderData.perNetwork} />
      </SettingsCard>
      <WaysToSignIn isProviderOnly={loaderData.isProviderOnly} error={errorOf('ways')} />
      {link !== undefined && (
        <ShownOnce id="made-link" label="The invitation link" value={link} copied="Link copied.">
          It is shown this once. Whoever has it may sign up with it.
        </ShownOnce>
      )}
      <TitledCard id="invitations" title="Invitations">
        <InviteForm limits={loaderData.limits} error={errorOf('invitation')} />
        <Invitations invitations={loaderData.invitations} />
      </TitledCard>
    </div>
  );
}

type WaysProps = Pick<SignUpSettings, 'isProviderOnly'> & { error: string | null };

function WaysToSignIn({ isProviderOnly, error }: WaysProps) {
  return (
    <SettingsCard
      id="ways"
      title="How people sign in"
      intent="save-ways"
      save="Save how people sign in"
    >
      <ChoiceCards
        legend="Sign-in is by"
        name="ways"
        choices={WAYS}
        first={isProviderOnly ? 'providers' : 'all'}
      />
      {error !== null && (
        <p role="alert" className="text-sm font-medium text-bad">
          {error}
        </p>
      )}
      <p className="text-sm text-muted">
        Providers are Google, LinkedIn and your own OpenID issuer. With providers only, sessions
        that began by a passkey go on; switching an account off in Users ends them. When the
        provider is away, the owner link is the way in.
      </p>
    </SettingsCard>
  );
}

function NetworkLimits({ accounts, failures, minutes }: SignUpSettings['perNetwork']) {
  return (
    <p className="text-sm text-muted">
      A network makes at most {accounts} accounts by passkey in a day. Invitations, sign-ups by
      Google and the like and your own networks do not count. After {failures} failed sign-ins in{' '}
      {minutes} minutes it has to wait, unless it is an own network; those that work do not count.
    </p>
  );
}

function InviteForm({ limits, error }: Pick<SignUpSettings, 'limits'> & { error: string | null }) {
  const isIdle = useNavigation().state === 'idle';
  return (
    <Form method="post" className="mt-4 flex flex-wrap items-end gap-3">
      <input type="hidden" name="intent" value="invite" />
      <TextField
        id="uses"
        label="People"
        type="number"
        min={1}
        max={limits.uses}
        defaultValue={1}
      />
      <TextField id="days" label="Days" type="number" min={1} max={limits.days} defaultValue={7} />
      <button aria-disabled={!isIdle || undefined} className="button button-primary">
        Make an invitation link
      </button>
      {error !== null && (
        <p role="alert" className="w-full text-sm font-medium text-bad">
          {error}
        </p>
      )}
    </Form>
  );
}

function Invitations({ invitations }: { invitations: readonly Invitation[] }) {
  if (invitations.length === 0) return <p className="mt-4 text-muted">None yet.</p>;
  return (
    <ul className="mt-4 divide-y divide-line">
      {invitations.map(({ id, uses, maxUses, madeAt, expiresAt, state }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-3">
          <p>
            <span className="font-semibold">
              {uses} of {maxUses} used
            </span>
            {state !== 'open' && <span className="ms-2 text-sm font-semibold">{state}</span>}
            <span className="block text-sm text-muted">
              Made <LocalTime at={madeAt} />, good until <LocalTime at={expiresAt} />
            </span>
          </p>
          {state === 'open' && (
            <Form method="post">
              <input type="hidden" name="intent" value="revoke-invitation" />
              <input type="hidden" name="invitation" value={id} />
              <button className="button button-quiet">Revoke</button>
            </Form>
          )}
        </li>
      ))}
    </ul>
  );
}
