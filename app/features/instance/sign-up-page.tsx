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
import { FaceDrawing } from '../../ui/avatar.tsx';
import { More } from '../../ui/more.tsx';
import { PageTitle, SettingsPart } from '../../ui/page-header.tsx';
import { pageTitle } from '../../ui/meta-tags.tsx';
import { changeAsAdmin, readAsAdmin } from '../http/form-changes.server.ts';
import { WaysToSignIn } from './ways-to-sign-in.tsx';
import { AsOfNow, SettingsCard, type SettingsFetcher, useSettings } from './settings-form.tsx';
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
  { value: 'invitation', label: 'By invitation', hint: 'Whoever has an invitation link.' },
  { value: 'closed', label: 'Closed', hint: 'Nobody. Members still sign in.' },
];

export default function SignUpPage({ loaderData, actionData }: Route.ComponentProps) {
  const settings = useSettings(actionData);
  const { fetcher, answer, first } = settings;
  const link = answer?.ok ? answer.link : undefined;
  return (
    <>
      <PageTitle
        face="egg-1"
        about="Who may join, and how people sign in. Members who are here stay."
      >
        Sign-up
      </PageTitle>
      <div className="mt-6 grid grid-cols-1 gap-6 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <SettingsCard
          id="sign-up"
          title="Who may sign up"
          fetcher={fetcher}
          action="/admin/sign-up/rule"
          isMain
        >
          <ChoiceCards
            legend="Sign-up is"
            name="rule"
            choices={RULES}
            isStacked
            first={first('rule', loaderData.rule)}
          />
          <Bounds {...loaderData} {...settings} />
        </SettingsCard>
        <div className="flex flex-col gap-6 max-xl:contents">
          <AsOfNow
            id="newcomer-now"
            title="A newcomer, as of now"
            can={loaderData.newcomer}
            faces={['egg', 'mug', 'stapler']}
          />
          <div className="grid gap-6">
            {link !== undefined && (
              <ShownOnce
                id="made-link"
                label="The invitation link"
                value={link}
                copied="Link copied."
              >
                It is shown this once. Whoever has it may sign up with it.
              </ShownOnce>
            )}
            <SettingsPart
              id="invitations"
              title="Invitations"
              about="A link lets so many people sign up within so many days, whatever their mail domain, unless sign-up is closed."
            >
              <InviteForm limits={loaderData.limits} {...settings} />
              <Invitations invitations={loaderData.invitations} fetcher={fetcher} />
            </SettingsPart>
          </div>
        </div>
        <div className="xl:col-span-2">
          <WaysToSignIn {...loaderData} {...settings} />
        </div>
      </div>
    </>
  );
}

type BoundsProps = Pick<SignUpSettings, 'mailDomains' | 'ownNetworks' | 'perNetwork'> &
  ReturnType<typeof useSettings>;

/** From where people may sign up, and how many of one network. */
function Bounds({ mailDomains, ownNetworks, perNetwork, errorOf, first }: BoundsProps) {
  return (
    <div className="grid grid-cols-1 content-start gap-6">
      <TextField
        id="domains"
        label={
          <>
            Mail domains <span className="font-normal text-muted">(Optional)</span>
          </>
        }
        error={errorOf('domains', 'rule')}
        hint="Only confirmed addresses of these may sign up. Sign-up by passkey then takes an invitation."
        defaultValue={first('domains', mailDomains.join(', '))}
        placeholder="corp.example, other.example"
        autoCapitalize="none"
        spellCheck={false}
      />
      <div>
        <TextField
          id="networks"
          label={
            <>
              Own networks <span className="font-normal text-muted">(Optional)</span>
            </>
          }
          error={errorOf('networks')}
          hint="Your office or school: the limits below do not apply there."
          defaultValue={first('networks', ownNetworks.join(', '))}
          placeholder="192.0.2.7, 10.0.0.0/8"
          autoCapitalize="none"
          spellCheck={false}
        />
        <NetworkLimits {...perNetwork} />
      </div>
    </div>
  );
}

function NetworkLimits({ accounts, failures, minutes }: SignUpSettings['perNetwork']) {
  return (
    <More label="Limits of a network">
      <p className="max-w-[60ch]">
        A network makes at most {accounts} accounts by passkey in a day. Invitations, sign-ups by
        Google and the like and your own networks do not count. After {failures} failed sign-ins in{' '}
        {minutes} minutes it has to wait, unless it is an own network; those that work do not count.
      </p>
    </More>
  );
}

type InviteProps = Pick<SignUpSettings, 'limits'> & ReturnType<typeof useSettings>;

function InviteForm({ limits, fetcher, errorOf, first }: InviteProps) {
  const error = errorOf('invitation');
  return (
    <fetcher.Form
      method="post"
      action="/admin/sign-up"
      className="grid grid-cols-2 items-end gap-3 sm:max-xl:grid-cols-[1fr_1fr_auto]"
    >
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
        className="button button-plain min-h-12 max-sm:col-span-2 xl:col-span-2"
      >
        Make an invitation link
      </button>
      {error !== null && (
        <p role="alert" className="col-span-full text-sm font-medium text-bad">
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
  if (invitations.length === 0) {
    return (
      <div className="mt-5 flex items-center gap-4 border-t border-line pt-5">
        <FaceDrawing face="pigeon-1" className="size-12" />
        <p className="text-muted">None yet. The pigeon carries a link as soon as there is one.</p>
      </div>
    );
  }
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
