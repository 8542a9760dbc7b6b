import type { SignUpSettings } from '../../domain/admin/sign-up-settings.server.ts';
import { ChoiceCards } from '../../ui/form-controls.tsx';
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
      <dl className="grid gap-2 sm:grid-cols-2 sm:gap-4">
        {WAYS.map(({ value, label, hint }) => {
          const isInForce = value === IN_FORCE;
          return (
            <div
              key={value}
              className={`rounded-control border px-4 py-3 ${isInForce ? 'border-line bg-tint' : 'border-dashed border-control'}`}
            >
              <dt className="flex items-center justify-between gap-2 font-semibold">
                {label}
                <span className={`chip ${isInForce ? 'border-good text-good' : ''}`}>
                  {isInForce ? 'In force' : 'Not yet'}
                </span>
              </dt>
              <dd className="mt-1 text-muted">{hint}</dd>
            </div>
          );
        })}
      </dl>
      <p className="mt-4 text-pretty text-muted">
        ‘Providers only’ is not offered yet. {waysRefusal}
      </p>
    </SettingsPart>
  );
}
