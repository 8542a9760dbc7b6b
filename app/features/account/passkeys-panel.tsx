import { type FormEvent, useEffect } from 'react';
import { useFetcher } from 'react-router';
import type { OwnPasskey } from '../../domain/sign-in/identities.server.ts';
import { SETTINGS_PATH } from '../../domain/sign-in/account-words.ts';
import { formText } from '../../platform/http/form-text.ts';
import { TextField } from '../../ui/form-controls.tsx';
import { useHydrated } from '../../ui/hydration.ts';
import { LocalTime } from '../../ui/local-time.tsx';
import { useSiteData, useSwitches } from '../site/use-viewer.ts';
import { TitledCard } from '../../ui/page-header.tsx';
import type { FormAnswer } from '../http/form-answer.ts';
import { showRecoveryCodes } from '../sign-in/show-recovery-codes.tsx';
import { PasskeyButton } from '../sign-in/passkey-buttons.tsx';
import { AfterSignInAgain } from '../sign-in/sign-in-again.tsx';
import { usePasskey } from '../sign-in/use-passkey.ts';
import { PanelError, PanelRow, TakeOut, type WaysInProps } from './account-panels.tsx';
import type { AccountAnswer } from './account-answer.ts';

/** The member's passkeys and recovery codes. */
export function PasskeysPanel({ signIns, isRecent, noKeys }: WaysInProps) {
  const { passkeys, codesLeft } = signIns;
  const { isProviderOnly } = useSwitches();
  const refusal = isProviderOnly ? SIGNED_BY_PROVIDERS : noKeys;
  const fetcher = useFetcher<AccountAnswer>();
  return (
    <TitledCard id="passkeys" title="Passkeys">
      <p className="mt-1 text-muted">
        {refusal === null ? <PasskeysLead count={passkeys.length} /> : <span>{refusal}</span>}
      </p>
      <ul className="mt-3 divide-y divide-line empty:hidden">
        {passkeys.map((passkey) => (
          <PanelRow key={passkey.key} name={passkey.label} note={<PasskeyNote passkey={passkey} />}>
            <TakeOut verb="Remove" wayIn={passkey} {...{ codesLeft, isRecent, fetcher }} />
          </PanelRow>
        ))}
      </ul>
      <PanelError result={fetcher.data} />
      {refusal === null && (
        <>
          {isRecent ? (
            <AddPasskey isFirst={passkeys.length === 0} />
          ) : (
            <AfterSignInAgain purpose="to add or remove one" />
          )}
          <RecoveryCodes left={codesLeft} isRecent={isRecent} />
        </>
      )}
    </TitledCard>
  );
}

const SIGNED_BY_PROVIDERS =
  'They sign nobody in at the moment, and neither do recovery codes: this server signs people in by its providers only. The session that you have goes on.';

function PasskeysLead({ count }: { count: number }) {
  return (
    <span key={Math.min(count, 1)}>
      {count === 0
        ? 'None. A passkey signs you in with one touch and asks no other company.'
        : 'Each signs you in with one touch. Two devices are better than one.'}
    </span>
  );
}

function PasskeyNote({ passkey: { addedAt, lastUsedAt, host } }: { passkey: OwnPasskey }) {
  return (
    <>
      Added <LocalTime at={addedAt} />
      {lastUsedAt === null ? (
        <span key="unused">, not used since</span>
      ) : (
        <span>
          , last used <LocalTime at={lastUsedAt} asAge />
        </span>
      )}
      {host !== null && <span className="block">Made for {host}: does not work here.</span>}
    </>
  );
}

function AddPasskey({ isFirst }: { isFirst: boolean }) {
  const words = isFirst ? 'Passkey added. From now on one touch lets you in.' : undefined;
  const { start, isPending } = usePasskey({ task: 'connect', next: SETTINGS_PATH, words });
  const offer = useSiteData().passkeys;
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void start({ label: formText(new FormData(event.currentTarget), 'label') });
    event.currentTarget.reset();
  };
  return (
    <form onSubmit={add} className="mt-3 grid gap-3 border-t border-line pt-4">
      {offer === null && (
        <TextField
          id="passkey-label"
          name="label"
          label={
            <>
              Name of the device <span className="font-normal text-muted">(Optional)</span>
            </>
          }
          maxLength={60}
        />
      )}
      <PasskeyButton isPending={isPending}>Add a passkey</PasskeyButton>
    </form>
  );
}

function RecoveryCodes({ left, isRecent }: { left: number; isRecent: boolean }) {
  const fetcher = useFetcher<FormAnswer<{ ok: true; codes: string[] }>>();
  const { data } = fetcher;
  const isAwake = useHydrated();
  useEffect(() => {
    if (data?.ok) void showRecoveryCodes(data.codes);
  }, [data]);
  return (
    <div className="mt-4 border-t border-line pt-4">
      <h3 className="font-sans text-base font-semibold">Recovery codes</h3>
      <p className="mt-1 text-muted">
        {left === 0
          ? 'You have none. Each would sign you in once, should you lose every passkey.'
          : `${left} left. Each signs you in once, should you lose every passkey.`}
      </p>
      <PanelError result={data} />
      {isRecent ? (
        <fetcher.Form method="post" action="/account/recovery-codes" className="mt-3">
          <button className="button button-plain w-full" disabled={!isAwake}>
            {left === 0 ? 'Make recovery codes' : 'Replace them by new codes'}
          </button>
          <noscript>
            <p className="mt-1.5 text-sm text-muted">This needs JavaScript: they are shown once.</p>
          </noscript>
        </fetcher.Form>
      ) : (
        <AfterSignInAgain purpose="to make new ones" />
      )}
    </div>
  );
}
