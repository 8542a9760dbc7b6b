import { useRef } from 'react';
import { accessFields, CHOICES, PAUSE_CHOICE } from '../../domain/instance/access-form.ts';
import { readSwitches } from '../../domain/instance/instance.server.ts';
import { signPaths } from '../../domain/instance/signed-addresses.server.ts';
import { MAX_FREE_POSTS, MAX_PAUSE_REASON } from '../../domain/instance/site-switches.ts';
import { counted } from '../../platform/text/display-text.ts';
import { useCopy } from '../../ui/clipboard.tsx';
import { ChoiceCards, TextField } from '../../ui/form-controls.tsx';
import { useFocusAfterLeaving } from '../../ui/focus.ts';
import { Copy } from '../../ui/icons/icons.tsx';
import { pageTitle } from '../../ui/meta-tags.tsx';
import { PageTitle, SettingsPart } from '../../ui/page-header.tsx';
import { SIGNED_PATHS } from '../office/signed-paths.ts';
import { readAsAdmin } from '../http/form-changes.server.ts';
import { AsOfNow, SettingsCard, type SettingsFetcher, useSettings } from './settings-form.tsx';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/access-page';

export const handle = { readers: 'admins' } satisfies RouteHandle;

const PATHS = SIGNED_PATHS.map(({ path }) => path);

/** Returns the switches, and the signed addresses or null. */
export const loader = (args: Route.LoaderArgs) =>
  readAsAdmin(args, async (services) => ({
    switches: await readSwitches(services.db),
    addresses: await signPaths(services, PATHS),
  }));

export const meta: Route.MetaFunction = () => [{ title: pageTitle('Access · Admin') }];

export { PageError as ErrorBoundary } from '../site/error-pages.tsx';

const TOGGLES = CHOICES.filter(({ field }) => field !== PAUSE_CHOICE.field);
const [READERS, ...TOGGLES_BELOW] = TOGGLES;

export default function AccessPage({ loaderData }: Route.ComponentProps) {
  const settings = useSettings();
  return (
    <>
      <PageTitle face="cone-5" about="The doors, and who is let through them.">
        Access
      </PageTitle>
      <div className="mt-6 grid grid-cols-1 gap-6 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Switches switches={loaderData.switches} {...settings} />
        <div className="flex flex-col gap-6 max-xl:contents">
          <GuestNow switches={loaderData.switches} />
          <SignedAddresses addresses={loaderData.addresses} fetcher={settings.fetcher} />
        </div>
      </div>
    </>
  );
}

type SwitchesProps = ReturnType<typeof useSettings> & {
  switches: Route.ComponentProps['loaderData']['switches'];
};

function Switches({ switches, fetcher, errorOf, first }: SwitchesProps) {
  const fields = accessFields(switches);
  const error = errorOf('reason', ...CHOICES.map(({ field }) => field));
  const choice = ({ field, legend, options }: (typeof CHOICES)[number]) => (
    <ChoiceCards
      key={field}
      legend={legend}
      name={field}
      choices={options}
      first={first(field, fields[field])}
    />
  );
  return (
    <SettingsCard
      id="access"
      title="The switches"
      fetcher={fetcher}
      action="/admin/access/switches"
    >
      {READERS && choice(READERS)}
      <TextField
        id="free-posts"
        label="Free posts of a guest"
        error={errorOf('free-posts')}
        hint="0: guests sign up before they type."
        type="number"
        min={0}
        max={MAX_FREE_POSTS}
        className="field max-w-40"
        defaultValue={first('free-posts', fields['free-posts'])}
      />
      {TOGGLES_BELOW.map(choice)}
      <div className="group grid gap-6">
        {choice(PAUSE_CHOICE)}
        {/* Of a pause alone, also without script. */}
        <div className={error === null ? 'hidden group-has-[[value=paused]:checked]:block' : ''}>
          <TextField
            id="reason"
            label={
              <>
                Why it is paused{' '}
                <span className="font-normal text-muted">(everybody reads it)</span>
              </>
            }
            error={error}
            maxLength={MAX_PAUSE_REASON}
            defaultValue={first('reason', fields.reason)}
            placeholder="The model is on holiday until Monday."
          />
        </div>
      </div>
    </SettingsCard>
  );
}

/** What the saved switches let a guest do. */
function GuestNow({ switches }: Pick<SwitchesProps, 'switches'>) {
  const { isPrivate, hasCommunity, pausedBecause, freePosts } = switches;
  const mayWrite = !isPrivate && pausedBecause === null && freePosts > 0;
  const seesCommunity = !isPrivate && hasCommunity;
  const can: [boolean, string][] = [
    [!isPrivate, isPrivate ? 'Reads nothing but the way in' : 'Reads every page'],
    [
      mayWrite,
      mayWrite ? `Writes ${counted(`${freePosts}`, 'post')} without an account` : 'Writes nothing',
    ],
    [seesCommunity, seesCommunity ? 'Reads the community' : 'Finds no community'],
  ];
  return (
    <AsOfNow
      id="guest-now"
      title="A guest, as of now"
      can={can}
      faces={['mug', 'pigeon', 'plant']}
    />
  );
}

type AddressesProps = Pick<Route.ComponentProps['loaderData'], 'addresses'> & {
  fetcher: SettingsFetcher;
};

/** Addresses for what has no account: a screen in the lobby, a feed reader, a wiki. */
function SignedAddresses({ addresses, fetcher }: AddressesProps) {
  const buttons = useRef<HTMLDivElement>(null);
  useFocusAfterLeaving(addresses ? ['revoke'] : [], buttons, 'addresses');
  const { copy } = useCopy('Address copied.', 'Select it and copy it by hand.');
  return (
    <SettingsPart
      id="addresses"
      title="Signed addresses"
      about="While only members may read, a screen in the lobby, a feed reader or a wiki needs one of these. Whoever has an address may read what is there, until it is revoked."
    >
      {addresses && (
        <ul className="mb-4 divide-y divide-line">
          {SIGNED_PATHS.map(({ path, label }) => {
            const url = addresses.find((one) => one.path === path)?.url ?? '';
            return (
              <li key={path} className="flex flex-col gap-2 py-3 sm:flex-row sm:items-center">
                <label className="min-w-0 flex-1">
                  <span className="text-sm font-semibold">{label}</span>
                  <input readOnly value={url} className="field mt-1 w-full font-mono text-sm" />
                </label>
                <button
                  type="button"
                  onClick={() => void copy(url)}
                  className="button button-quiet self-start sm:self-end"
                >
                  <Copy size={18} /> Copy
                  <span className="sr-only"> {label}</span>
                </button>
              </li>
            );
          })}
        </ul>
      )}
      <div ref={buttons} className="flex flex-wrap gap-3">
        <AddressesButton fetcher={fetcher} action="/admin/access/addresses">
          {addresses ? 'Replace all' : 'Make addresses'}
        </AddressesButton>
        {addresses && (
          <AddressesButton fetcher={fetcher} action="/admin/access/addresses/revoke">
            Revoke all
          </AddressesButton>
        )}
      </div>
    </SettingsPart>
  );
}

type ButtonProps = { fetcher: SettingsFetcher; action: string; children: string };

function AddressesButton({ fetcher, action, children }: ButtonProps) {
  return (
    <fetcher.Form method="post" action={action}>
      <button aria-disabled={fetcher.state !== 'idle' || undefined} className="button button-plain">
        {children}
      </button>
    </fetcher.Form>
  );
}
