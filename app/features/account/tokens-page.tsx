import { data, redirect } from 'react-router';
import { requireMember } from '../request/guards.server.ts';
import { hasJustSignedIn, waysAgain } from '../../domain/sign-in/sessions.server.ts';
import { SignInAgain } from '../sign-in/sign-in-again.tsx';
import { readForm } from '../../platform/http/request-body.server.ts';
import { requestContext } from '../request/request-context.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { pageTitle } from '../../ui/page-title.ts';
import type { Route } from './+types/tokens-page';
import { changeTokens, listOwnTokens } from '../../domain/sign-in/api-tokens.server.ts';
import { MadeToken, NewToken } from './new-token.tsx';
import { TokenList } from './token-list.tsx';

export const middleware = [requireMember];

/** The viewer's tokens, without their secrets. */
export async function loader({ context }: Route.LoaderArgs) {
  const { services, viewer } = context.get(requestContext);
  if (viewer.kind !== 'member') throw redirect('/login?next=/account/tokens');
  const again = (await hasJustSignedIn(services, viewer))
    ? null
    : await waysAgain(services, viewer);
  return {
    tokens: await listOwnTokens(services, viewer),
    again,
    member: viewer.email || viewer.id,
  };
}

/** Makes or revokes a token; the answer to making one is the only place where its secret ever stands. */
export async function action({ request, context }: Route.ActionArgs) {
  const { services, viewer } = context.get(requestContext);
  if (viewer.kind !== 'member') throw redirect('/login?next=/account/tokens');
  const form = (await readForm(request)) ?? new FormData();
  const done = await changeTokens(services, viewer, form);
  return data(done, { status: done.ok ? 200 : done.status });
}

export const meta: Route.MetaFunction = () => [{ title: pageTitle('API tokens') }];

export { PageError as ErrorBoundary } from '../../ui/page-error.tsx';

export default function TokensPage({ loaderData, actionData }: Route.ComponentProps) {
  const { tokens, again, member } = loaderData;
  const made = actionData?.ok && actionData.did === 'made' ? actionData : null;
  const refused = actionData && !actionData.ok ? actionData.message : null;
  return (
    <div className="column py-8 md:py-12">
      <BackLink to="/account">Profile</BackLink>
      <h1 tabIndex={-1} className="mt-4 text-2xl md:text-3xl">
        API tokens
      </h1>
      <p className="mt-3 max-w-[60ch] text-lg text-muted">
        For programs that write in your name. They may do what you tick, and nothing else.{' '}
        <a href="/developers" className="text-primary underline underline-offset-4">
          How to use one
        </a>
      </p>
      {made && <MadeToken key={made.token.id} secret={made.secret} name={made.token.name} />}
      {refused && (
        <p role="alert" className="mt-6 font-medium text-bad">
          {refused}
        </p>
      )}
      <div className="mt-8 grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
        <div className="grid grid-cols-1 gap-6">
          {again && (
            <SignInAgain
              ways={again}
              purpose="To make a token"
              next="/account/tokens"
              member={member}
            />
          )}
          <NewToken key={made?.token.id ?? 'none'} />
        </div>
        <TokenList tokens={tokens} />
      </div>
    </div>
  );
}
