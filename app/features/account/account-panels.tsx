import { Fragment, type ReactNode, type SubmitEvent, useRef } from 'react';
import { type FetcherWithComponents, useFetcher } from 'react-router';
import type { Blocked } from '../../domain/community/blocks.server.ts';
import { KEPT_WORDS, SETTINGS_PATH } from '../../domain/sign-in/account-words.ts';
import type { OwnSignIn, OwnSignIns } from '../../domain/sign-in/identities.server.ts';
import type { OwnSession } from '../../domain/sign-in/sessions.server.ts';
import type { SignInOption } from '../../domain/members/sign-in-option.ts';
import { useFocusAfterLeaving } from '../../ui/focus.ts';
import { LocalTime } from '../../ui/local-time.tsx';
import { TitledCard } from '../../ui/page-header.tsx';
import type { FormAnswer } from '../http/form-answer.ts';
import { AfterSignInAgain } from '../sign-in/sign-in-again.tsx';
import { useSignIn } from '../sign-in/sign-in-buttons.tsx';
import { requestSignOutEverywhere } from '../sign-in/sign-outs.ts';
import type { AccountAnswer } from './account-answer.ts';

export type WaysInProps = {
  signIns: OwnSignIns;
  /** Whether the sign-in is recent enough to change sign-in methods. */
  isRecent: boolean;
  /** Why this session makes no new way in at all, or null. */
  noKeys: string | null;
};

/** The member's sign-in methods and the ones to connect. Accounts with the same e-mail are never merged. */
export function SignInsPanel({ signIns, isRecent, noKeys }: WaysInProps) {
  const { connected, options, codesLeft } = signIns;
  const fetcher = useFetcher<AccountAnswer>();
  const mayConnect = options.length > 0 && noKeys === null;
  const mayChange = mayConnect || connected.some(({ kept }) => !isKept(kept));
  if (connected.length + options.length === 0) return null;
  return (
    <TitledCard id="sign-ins" title="How you sign in">
      <ul className="mt-3 divide-y divide-line empty:hidden">
        {connected.map((signIn) => (
          <PanelRow key={signIn.key} name={signIn.label} note={signIn.email}>
            <TakeOut verb="Disconnect" wayIn={signIn} {...{ codesLeft, isRecent, fetcher }} />
          </PanelRow>
        ))}
      </ul>
      <PanelError result={fetcher.data} />
      {options.length > 0 && noKeys !== null && (
        <p className="mt-3 text-muted">A demo session connects no other sign-in.</p>
      )}
      {mayConnect && isRecent && (
        <ConnectAnother options={options} isAlone={connected.length === 0} />
      )}
      {!isRecent && mayChange && <AfterSignInAgain purpose="to connect or disconnect one" />}
    </TitledCard>
  );
}

/** Whether it would be refused in any case. */
function isKept(kept: OwnSignIn['kept']): kept is Exclude<OwnSignIn['kept'], null> {
  return kept !== null && kept !== 'last-but-codes';
}

type TakeOutProps = {
  verb: string;
  wayIn: Pick<OwnSignIn, 'key' | 'label' | 'kept'>;
  codesLeft: number;
  isRecent: boolean;
  fetcher: FetcherWithComponents<AccountAnswer>;
};

/** Takes out a way to sign in. Of the last one it says first what is left, and of one that stays why. */
export function TakeOut({ verb, wayIn, codesLeft, isRecent, fetcher }: TakeOutProps) {
  const { key, label, kept } = wayIn;
  if (isKept(kept)) return <p className="basis-full text-sm text-muted">{KEPT_WORDS[kept]}</p>;
  if (!isRecent) return null;
  const isLast = kept === 'last-but-codes';
  const form = (
    <fetcher.Form method="post" action="/account/sign-ins/disconnect">
      <input type="hidden" name="sign-in" value={key} />
      {isLast && <input type="hidden" name="confirmed" value="yes" />}
      <button
        className={`button ${isLast ? 'button-plain mt-3 border-bad text-bad' : 'button-quiet'}`}
        aria-label={`${verb} ${label}`}
      >
        {verb}
      </button>
    </fetcher.Form>
  );
  if (!isLast) return form;
  return (
    <details className="group open:basis-full">
      <summary
        className="button button-quiet cursor-pointer group-open:-ms-3"
        aria-label={`${verb} ${label} …`}
      >
        {verb} …
      </summary>
      <p className="mt-1 font-medium">
        {codesLeft === 1
          ? 'Then only your 1 recovery code lets you in.'
          : `Then only your ${codesLeft} recovery codes let you in.`}
      </p>
      {form}
    </details>
  );
}

type ConnectProps = { options: readonly SignInOption[]; isAlone: boolean };

function ConnectAnother({ options, isAlone }: ConnectProps) {
  const { start, href, pending, note } = useSignIn({ intent: 'connect', next: SETTINGS_PATH });
  return (
    <div className={isAlone ? 'mt-4' : 'mt-3 border-t border-line pt-4'}>
      <h3 className="font-sans text-base font-semibold">Connect another sign-in</h3>
      <p className="mt-1 text-muted">A second door, in case the first one restructures.</p>
      <div className="mt-3 grid gap-2">
        {options.map(({ id, label }) => (
          <Fragment key={id}>
            <button
              type="button"
              className="button button-plain"
              aria-disabled={pending === id || undefined}
              onClick={() => start(id)}
            >
              {label}
            </button>
            <noscript>
              <a href={href(id)} className="button button-plain w-full">
                {label}
              </a>
            </noscript>
          </Fragment>
        ))}
      </div>
      {note}
    </div>
  );
}

type SessionsPanelProps = {
  sessions: readonly OwnSession[];
  /** Whether the sign-in is recent enough to end other sessions. */
  isRecent: boolean;
};

/** The member's sessions, with buttons to end them. */
export function SessionsPanel({ sessions, isRecent }: SessionsPanelProps) {
  const fetcher = useFetcher<AccountAnswer>();
  const list = useRef<HTMLUListElement>(null);
  const others = sessions.filter(({ isCurrent }) => !isCurrent).map(({ id }) => id);
  useFocusAfterLeaving(others, list, 'sessions', ':scope > :has(button)');
  return (
    <TitledCard id="sessions" title="Where you are signed in">
      <p className="mt-1 text-muted">Every browser that could post in your name.</p>
      <ul ref={list} className="mt-4 divide-y divide-line">
        {sessions.map((session) => (
          <PanelRow
            key={session.id}
            name={session.device}
            note={
              session.isCurrent ? (
                'This browser'
              ) : (
                <Dated words="Last used" at={session.lastUsedAt} asAge />
              )
            }
          >
            {!session.isCurrent && isRecent && (
              <fetcher.Form method="post" action={`/account/sessions/${session.id}/end`}>
                <button
                  className="button button-quiet"
                  aria-label={`End the session in ${session.device}`}
                >
                  End
                </button>
              </fetcher.Form>
            )}
          </PanelRow>
        ))}
      </ul>
      <PanelError result={fetcher.data} />
      {isRecent ? <SignOutEverywhere /> : <AfterSignInAgain purpose="to end sessions" />}
    </TitledCard>
  );
}

function Dated({ words, ...time }: { words: string; at: number; asAge?: boolean }) {
  return (
    <>
      {words} <LocalTime {...time} />
    </>
  );
}

function SignOutEverywhere() {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void requestSignOutEverywhere(event.currentTarget);
  };
  return (
    <form method="post" action="/auth/sign-out" className="mt-4" onSubmit={submit}>
      <input type="hidden" name="everywhere" value="yes" />
      <button className="button button-plain w-full">Sign out everywhere</button>
    </form>
  );
}

/** The members that the viewer has blocked, with buttons to unblock them. */
export function BlockedPanel({ blocked }: { blocked: readonly Blocked[] }) {
  const fetcher = useFetcher<AccountAnswer>();
  return (
    <TitledCard id="blocked" title="Members you have blocked">
      <p className="mt-1 text-muted">
        You do not see what they write, and they cannot answer you. They are not told.
      </p>
      <ul className="mt-4 divide-y divide-line">
        {blocked.map(({ id, name, at }) => (
          <PanelRow key={id} name={name} note={<Dated words="Since" at={at} />}>
            <fetcher.Form method="post" action={`/account/blocks/${id}/delete`}>
              <button className="button button-quiet" aria-label={`Unblock ${name}`}>
                Unblock
              </button>
            </fetcher.Form>
          </PanelRow>
        ))}
      </ul>
      <PanelError result={fetcher.data} />
    </TitledCard>
  );
}

type PanelRowProps = { name: string; note?: ReactNode; children: ReactNode };

/** A row of a panel: name, note and action. */
export function PanelRow({ name, note, children }: PanelRowProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 py-2">
      <div className="min-w-0 flex-1">
        <p dir="auto" className="font-semibold break-words">
          {name}
        </p>
        {note && <p className="text-sm break-words text-muted">{note}</p>}
      </div>
      {children}
    </li>
  );
}

/** The error of the last action in a panel. */
export function PanelError({ result }: { result: FormAnswer<{ ok: true }> | undefined }) {
  if (!result || result.ok) return null;
  return (
    <p role="alert" className="mt-2 text-sm text-bad">
      {result.message}
    </p>
  );
}
