import { data, redirect } from 'react-router';
import { redeemRecoveryCode } from '../../domain/sign-in/recovery-codes.server.ts';
import { readSignInBrowser, sessionCookie } from '../../domain/sign-in/sign-in-responses.server.ts';
import { formText } from '../../platform/http/form-text.ts';
import { readForm } from '../../platform/http/request-body.server.ts';
import { Field } from '../../ui/form-controls.tsx';
import { pageTitle } from '../../ui/meta-tags.tsx';
import { ContactLink } from '../../ui/contact-link.tsx';
import { requestContext } from '../request/request-context.ts';
import type { Route } from './+types/recovery-page';

/** Returns whom to ask. */
export function loader({ context }: Route.LoaderArgs) {
  return { contact: context.get(requestContext).services.settings.operatorContact ?? null };
}

/** Signs in by a recovery code. The answer to every failure is the same. */
export async function action({ request, context }: Route.ActionArgs) {
  const { services, viewer, requestId, address } = context.get(requestContext);
  const taken = await services.rateLimits.take('recovery-code', address);
  if (!taken.ok) return data({ isRefused: true }, { status: 429, headers: taken.headers });
  const code = formText((await readForm(request)) ?? new FormData(), 'code');
  const browser = readSignInBrowser({ services, viewer, requestId }, request.headers);
  const signedIn = await redeemRecoveryCode(services, code, browser);
  if (!signedIn) return data({ isRefused: true }, { status: 422 });
  throw redirect('/account', {
    headers: { 'set-cookie': sessionCookie(services, signedIn.token) },
  });
}

/** Passes the headers of the rate limit on. */
export function headers({ actionHeaders }: Route.HeadersArgs): Headers {
  return actionHeaders;
}

export const meta: Route.MetaFunction = () => [
  { title: pageTitle('Lost your passkey?') },
  { name: 'robots', content: 'noindex' },
];

export { PageError as ErrorBoundary } from '../../ui/error-pages.tsx';

const REFUSED =
  'This code does not work: it was used, replaced or never made, or there were too many tries.';

export default function RecoveryPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div className="column flex justify-center py-12 md:py-24">
      <section aria-labelledby="recovery" className="card w-full max-w-md p-6 sm:p-10">
        <h1 id="recovery" tabIndex={-1} className="text-3xl">
          Lost your passkey?
        </h1>
        <p className="mt-3 text-lg text-muted">
          One of the codes that you kept signs you in, once. Then add a new passkey in your profile.
        </p>
        <form method="post" className="mt-8">
          <Field id="recovery-code" label="Recovery code" error={actionData ? REFUSED : null}>
            {(control) => (
              <input
                {...control}
                name="code"
                required
                maxLength={100}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                className="field font-mono"
              />
            )}
          </Field>
          <button className="button button-primary mt-6 w-full">Sign in with a code</button>
        </form>
        <p className="mt-6 border-t border-line pt-4 text-sm text-muted">
          No codes left? Then only a link for your account lets you in. Ask{' '}
          <ContactLink contact={loaderData.contact} /> for one. Nobody else can make it, us
          included.
        </p>
      </section>
    </div>
  );
}
