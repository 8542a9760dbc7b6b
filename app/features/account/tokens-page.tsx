import { useRef } from 'react';
import { Form, useFetcher, useNavigation } from 'react-router';
import {
  DEFAULT_LIFETIME,
  LIFETIMES,
  MAX_TOKEN_NAME_LENGTH,
  type OwnToken,
  SCOPES,
} from '../../domain/members/api-token.ts';
import { createToken, listOwnTokens } from '../../domain/sign-in/api-tokens.server.ts';
import { noKeysWords, reauthOptions } from '../../domain/sign-in/sessions.server.ts';
import { SETTINGS_PATH } from '../../domain/sign-in/account-words.ts';
import { FaceDrawing } from '../../ui/avatar.tsx';
import { useFocusAfterLeaving } from '../../ui/focus.ts';
import { Field, TextField } from '../../ui/form-controls.tsx';
import { LocalTime } from '../../ui/local-time.tsx';
import { pageTitle } from '../../ui/meta-tags.tsx';
import { BackLink, PageTitle, Steps, TitledCard } from '../../ui/page-header.tsx';
import { ShownOnce } from '../../ui/shown-once.tsx';
import { answerForm, type FormAnswer } from '../http/form-answer.ts';
import { readOnlyForm } from '../http/form-changes.server.ts';
import { requireMember } from '../http/guards.server.ts';
import { memberContext, requestContext } from '../http/request-context.ts';
import { Command } from '../../ui/command.tsx';
import { useSiteData } from '../site/use-viewer.ts';
import { SignInAgain } from '../sign-in/sign-in-again.tsx';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/tokens-page';
import { PanelError } from './account-panels.tsx';

export const handle = { readers: 'members' } satisfies RouteHandle;

export const middleware = [requireMember];

/** Returns the viewer's tokens, without their secrets. */
export async function loader({ context }: Route.LoaderArgs) {
  const { services } = context.get(requestContext);
  const member = context.get(memberContext);
  const tokens = await listOwnTokens(services, member);
  const noKeys = await noKeysWords(services, member);
  return { tokens, noKeys, again: await reauthOptions(services, member) };
}

/** Creates a token. Only this response contains the secret. */
export async function action(args: Route.ActionArgs) {
  const { services } = args.context.get(requestContext);
  const form = await readOnlyForm(args);
  return answerForm(form, await createToken(services, args.context.get(memberContext), form));
}

export const meta: Route.MetaFunction = () => [{ title: pageTitle('API tokens') }];

export { PageError as ErrorBoundary } from '../site/error-pages.tsx';

export default function TokensPage({ loaderData, actionData }: Route.ComponentProps) {
  const { tokens, noKeys, again } = loaderData;
  const made = actionData?.ok ? actionData : null;
  const refused = actionData && !actionData.ok ? actionData.message : null;
  return (
    <div className="column py-8 md:py-12">
      <BackLink to={SETTINGS_PATH}>Profile</BackLink>
      <PageTitle
        face="printer-1"
        className="mt-4"
        about={
          <>
            For programs that write in your name.{' '}
            <a href="/developers" className="link whitespace-nowrap">
              How to use one
            </a>
          </>
        }
      >
        API tokens
      </PageTitle>
      {made && (
        <div className="mt-8">
          <ShownOnce
            id="made-token"
            label="The new token"
            value={made.secret}
            copied="Token copied."
          >
            This is “{made.token.name}”. It is shown this once: we keep only what it takes to
            recognise it.
          </ShownOnce>
        </div>
      )}
      {refused && (
        <p role="alert" className="mt-6 font-medium text-bad">
          {refused}
        </p>
      )}
      <div className="mt-8 grid grid-cols-1 gap-6 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
        {/* First on a phone, where what there is comes before what one can do. */}
        <div>
          <TokenList tokens={tokens} />
        </div>
        {noKeys === null ? (
          <div className="flex flex-col gap-6 lg:col-start-2 lg:row-span-2 lg:row-start-1 [&>:last-child]:flex-1">
            {again && <SignInAgain ways={again} purpose="To make a token" next="/account/tokens" />}
            <NewToken key={made?.token.id ?? 'none'} />
          </div>
        ) : (
          <TitledCard
            id="new-token"
            title="New token"
            className="lg:col-start-2 lg:row-span-2 lg:row-start-1"
          >
            <p className="mt-2">{noKeys}</p>
          </TitledCard>
        )}
        <div className="card p-5 sm:p-6">
          <Steps id="use-token" title="What becomes of it" steps={STEPS} />
          <Sample />
        </div>
      </div>
    </div>
  );
}

const STEPS = [
  ['Make one for each program', 'It may do what you tick.'],
  ['Copy it once', 'It is shown this once.'],
  ['Send it along', 'With each request, as below.'],
] as const;

/** A request with a token. */
function Sample() {
  const { origin } = useSiteData();
  return (
    <Command label="A request with a token">
      {`curl -H "Authorization: Bearer $BROETRY_TOKEN" \\\n  ${origin}/api/v1/account`}
    </Command>
  );
}

function NewToken() {
  const isBusy = useNavigation().state !== 'idle';
  return (
    <TitledCard id="new-token" title="New token">
      <Form method="post" className="mt-4 grid grid-cols-1 gap-5">
        <div className="grid gap-5 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] sm:gap-4">
          <TextField
            id="token-name"
            name="name"
            label="Name"
            required
            maxLength={MAX_TOKEN_NAME_LENGTH}
            placeholder="The script on my laptop"
          />
          <Field id="token-lifetime" label="Good for">
            {(props) => (
              <select {...props} name="lifetime" defaultValue={DEFAULT_LIFETIME}>
                {Object.entries(LIFETIMES).map(([value, { label }]) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </select>
            )}
          </Field>
        </div>
        <fieldset>
          <legend className="mb-1.5 font-semibold">It may</legend>
          {Object.entries(SCOPES).map(([scope, words]) => (
            <label
              key={scope}
              className="flex min-h-12 cursor-pointer items-center gap-3 border-b border-line py-2 last:border-0"
            >
              <input
                type="checkbox"
                name="scope"
                value={scope}
                className="size-5 shrink-0 accent-primary"
              />
              <span className="flex flex-1 justify-between gap-x-3 leading-snug max-sm:flex-col sm:items-baseline">
                {words} <span className="font-mono text-sm text-muted">{scope}</span>
              </span>
            </label>
          ))}
        </fieldset>
        <button aria-disabled={isBusy || undefined} className="button button-primary">
          Make a token
        </button>
      </Form>
    </TitledCard>
  );
}

/** The viewer's tokens, with a button to revoke each. */
function TokenList({ tokens }: { tokens: readonly OwnToken[] }) {
  const fetcher = useFetcher<FormAnswer<{ ok: true }>>();
  const list = useRef<HTMLUListElement>(null);
  const ids = tokens.map(({ id }) => id);
  useFocusAfterLeaving(ids, list, 'own-tokens');
  return (
    <TitledCard id="own-tokens" title="Your tokens">
      {tokens.length === 0 && (
        <div className="mt-4 flex items-center gap-4">
          <FaceDrawing face="duck-3" className="size-14" />
          <p className="text-muted">None. Everything in your name was typed by you.</p>
        </div>
      )}
      <ul ref={list} className="mt-2 divide-y divide-line empty:hidden">
        {tokens.map((token) => (
          <li key={token.id} className="flex items-start justify-between gap-3 py-3">
            <div className="min-w-0">
              <p className="font-semibold break-words">{token.name}</p>
              <p className="font-mono text-sm break-words text-muted">{token.scopes.join(', ')}</p>
              <p className="text-sm text-muted">
                <Times token={token} />
              </p>
            </div>
            <fetcher.Form method="post" action={`/account/tokens/${token.id}/revoke`}>
              <button className="button button-quiet" aria-label={`Revoke ${token.name}`}>
                {token.hasEnded ? 'Remove' : 'Revoke'}
              </button>
            </fetcher.Form>
          </li>
        ))}
      </ul>
      <PanelError result={fetcher.data} />
      {tokens.length > 0 && (
        <p className="mt-3 text-muted">
          A revoked token opens nothing from then on. Signing out everywhere revokes them all.
        </p>
      )}
    </TitledCard>
  );
}

function Times({ token: { lastUsedAt, expiresAt, hasEnded } }: { token: OwnToken }) {
  return (
    <>
      {lastUsedAt === null ? (
        <span key="unused">Never used</span>
      ) : (
        <span>
          Last used <LocalTime at={lastUsedAt} asAge />
        </span>
      )}
      {expiresAt === null ? (
        <span key="endless">, has no end</span>
      ) : (
        <span>
          , <span>{hasEnded ? 'ended' : 'ends'}</span> <LocalTime at={expiresAt} />
        </span>
      )}
    </>
  );
}
