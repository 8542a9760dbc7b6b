import { useRef } from 'react';
import type { Invitation } from '../../domain/invitations/invitations.server.ts';
import type { SignUpRule } from '../../domain/instance/instance.server.ts';
import {
  invite,
  readSignUpSettings,
  type SignUpSettings,
} from '../../domain/admin/sign-up-settings.server.ts';
import { ChoiceCards, TextField } from '../../ui/form-controls.tsx';
import { useFocusAfterLeaving } from '../../ui/focus.ts';
import { LocalTime } from '../../ui/local-time.tsx';
import { ShownOnce } from '../../ui/shown-once.tsx';
import { SettingsPart } from '../../ui/page-header.tsx';
import { pageTitle } from '../../ui/meta-tags.tsx';
import { changeAsAdmin, readAsAdmin } from '../http/form-changes.server.ts';
import { SettingsCard, type SettingsFetcher, useSettings } from './settings-form.tsx';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/sign-up-page';

export const handle = { readers: 'admins' } satisfies RouteHandle;

/** Returns who may sign up, and the invitations. */
export const loader = (args: Route.LoaderArgs) => readAsAdmin(args, readSignUpSettings);

/** Makes an invitation. An action of the page itself: without script, too, only this answer shows its link. */
export const action = (args: Route.ActionArgs) => changeAsAdmin(args, invite);

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
  const settings = useSettings(actionData);
  const { fetcher, answer, errorOf, first } = settings;
  const link = answer?.ok ? answer.link : undefined;
  return (
    <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <SettingsCard
        id="sign-up"
        title="Who may sign up"
        about="Members who are here already stay, whatever you choose."
        fetcher={fetcher}
        action="/admin/sign-up/rule"
      >
        <ChoiceCards
          legend="Sign-up is"
          name="rule"
          choices={RULES}
          first={first('rule', loaderData.rule)}
        />
        <TextField
          id="domains"
          label={
            <>
              Mail domains <span className="font-normal text-muted">(Optional)</span>
            </>
          }
          error={errorOf('domains', 'rule')}
          hint="With any here, a sign-up by Google and the like needs a confirmed mail address at one of them, and a sign-up by passkey needs an invitation."
          defaultValue={first('domains', loaderData.mailDomains.join(', '))}
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
          defaultValue={first('networks', loaderData.ownNetworks.join(', '))}
          placeholder="192.0.2.7, 10.0.0.0/8"
          autoCapitalize="none"
          spellCheck={false}
        />
        <NetworkLimits {...loaderData.perNetwork} />
      </SettingsCard>
      <div className="grid grid-cols-1 gap-6">
        {loaderData.waysRefusal === null ? (
          <WaysToSignIn isProviderOnly={loaderData.isProviderOnly} {...settings} />
        ) : (
          <SettingsPart id="ways" title="How people sign in">
            <p>By providers, passkeys and recovery codes.</p>
            <p className="mt-2 text-sm text-muted">
              ‘Providers only’ is not offered yet. {loaderData.waysRefusal}
            </p>
          </SettingsPart>
        )}
        {link !== undefined && (
          <ShownOnce id="made-link" label="The invitation link" value={link} copied="Link copied.">
            It is shown this once. Whoever has it may sign up with it.
          </ShownOnce>
        )}
        <SettingsPart
          id="invitations"
          title="Invitations"
          about="A link that signs some people up, for some days. It also takes a passkey past the mail domains. It opens no sign-up that is closed."
        >
          <InviteForm limits={loaderData.limits} {...settings} />
          <Invitations invitations={loaderData.invitations} fetcher={fetcher} />
        </SettingsPart>
      </div>
    </div>
  );
}

type WaysProps = Pick<SignUpSettings, 'isProviderOnly'> & ReturnType<typeof useSettings>;

function WaysToSignIn({ isProviderOnly, fetcher, errorOf, first }: WaysProps) {
  const error = errorOf('ways');
  return (
    <SettingsCard
      id="ways"
      title="How people sign in"
      fetcher={fetcher}
      action="/admin/sign-up/ways"
      save="Save how people sign in"
    >
      <ChoiceCards
        legend="Sign-in is by"
        name="ways"
        choices={WAYS}
        first={first('ways', isProviderOnly ? 'providers' : 'all')}
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

type InviteProps = Pick<SignUpSettings, 'limits'> & ReturnType<typeof useSettings>;

function InviteForm({ limits, fetcher, errorOf, first }: InviteProps) {
  const error = errorOf('invitation');
  return (
    <fetcher.Form method="post" action="/admin/sign-up" className="flex flex-wrap items-end gap-3">
      <TextField
        id="uses"
        label="People"
        type="number"
        min={1}
        max={limits.uses}
        defaultValue={first('uses', '1')}
      />
      <TextField
        id="days"
        label="Days"
        type="number"
        min={1}
        max={limits.days}
        defaultValue={first('days', '7')}
      />
      <button
        aria-disabled={fetcher.state !== 'idle' || undefined}
        className="button button-primary"
      >
        Make an invitation link
      </button>
      {error !== null && (
        <p role="alert" className="w-full text-sm font-medium text-bad">
          {error}
        </p>
      )}
    </fetcher.Form>
  );
}

type InvitationsProps = { invitations: readonly Invitation[]; fetcher: SettingsFetcher };

function Invitations({ invitations, fetcher }: InvitationsProps) {
  const list = useRef<HTMLUListElement>(null);
  const open = invitations.filter(({ state }) => state === 'open').map(({ id }) => id);
  useFocusAfterLeaving(open, list, 'invitations', ':scope > :has(button)');
  if (invitations.length === 0) return <p className="mt-4 text-muted">None yet.</p>;
  return (
    <ul ref={list} className="mt-4 divide-y divide-line">
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
            <fetcher.Form method="post" action={`/admin/invitations/${id}/revoke`}>
              <button className="button button-quiet">Revoke</button>
            </fetcher.Form>
          )}
        </li>
      ))}
    </ul>
  );
}
