import type { SignUpSettings } from '../../domain/admin/sign-up-settings.server.ts';
import { ChoiceCards } from '../../ui/form-controls.tsx';
import { Check, X } from '../../ui/icons/icons.tsx';
import { More } from '../../ui/more.tsx';
import { SettingsPart } from '../../ui/page-header.tsx';
import { SettingsCard, type useSettings } from './settings-form.tsx';

const WAYS = [
  { value: 'all', label: 'Any way', hint: 'Providers, passkeys and recovery codes.' },
  {
    value: 'providers',
    label: 'Providers only',
    hint: 'No passkey, recovery code or demo account.',
  },
];
/** While there is no choice. */
const IN_FORCE = 'all';

type WaysProps = Pick<SignUpSettings, 'isProviderOnly' | 'waysRefusal'> &
  ReturnType<typeof useSettings>;

/** By what members sign in. */
export function WaysToSignIn({ isProviderOnly, waysRefusal, fetcher, errorOf, first }: WaysProps) {
  const error = errorOf('ways');
  if (waysRefusal !== null) return <NoChoice waysRefusal={waysRefusal} />;
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
      <More label="What that means">
        <p>
          Providers are Google, LinkedIn and your own OpenID issuer. With providers only, sessions
          that began by a passkey go on; switching an account off in Users ends them. When the
          provider is away, the owner link is the way in.
        </p>
      </More>
    </SettingsCard>
  );
}

/** What is in force, and what is missing for the other way. */
function NoChoice({ waysRefusal }: { waysRefusal: string }) {
  return (
    <SettingsPart id="ways" title="How people sign in">
      <dl className="grid gap-x-8 gap-y-3 md:grid-cols-2">
        {WAYS.map(({ value, label, hint }) => {
          const isInForce = value === IN_FORCE;
          const Icon = isInForce ? Check : X;
          return (
            <div key={value} className="grid grid-cols-[auto_minmax(0,1fr)] content-start gap-x-3">
              <Icon size={20} className={`mt-0.5 ${isInForce ? 'text-good' : 'text-muted'}`} />
              <dt className="font-semibold">
                {label}
                <span className="ms-3 font-normal text-muted">
                  {isInForce ? 'In force' : 'Not yet'}
                </span>
              </dt>
              <dd className="col-start-2 text-pretty">
                {hint} {!isInForce && <span>{waysRefusal}</span>}
              </dd>
            </div>
          );
        })}
      </dl>
    </SettingsPart>
  );
}
