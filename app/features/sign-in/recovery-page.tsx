import { data, redirect } from 'react-router';
import { redeemRecoveryCode } from '../../domain/sign-in/recovery-codes.server.ts';
import { readSignInBrowser, sessionCookie } from '../../domain/sign-in/sign-in-responses.server.ts';
import { formText } from '../../platform/http/form-text.ts';
import { readForm } from '../../platform/http/request-body.server.ts';
import { TextField } from '../../ui/form-controls.tsx';
import { pageTitle } from '../../ui/meta-tags.tsx';
import { ContactLink } from '../../ui/contact-link.tsx';
import { requestContext } from '../request/request-context.ts';
import type { Route } from './+types/recovery-page';
import { EntryCard } from './entry-card.tsx';

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

export default function RecoveryPage({ actionData }: Route.ComponentProps) {
  return (
    <EntryCard
      title="Lost your passkey?"
      words="One of the codes that you kept signs you in, once. Then add a new passkey in your profile."
    >
      <form method="post">
        <TextField
          id="recovery-code"
          name="code"
          label="Recovery code"
          error={actionData ? REFUSED : null}
          required
          maxLength={100}
          autoCapitalize="none"
          spellCheck={false}
          className="field font-mono"
        />
        <button className="button button-primary mt-6 w-full">Sign in with a code</button>
      </form>
      <p className="mt-6 border-t border-line pt-4 text-sm text-muted">
        No codes left? Then only a link for your account lets you in. Ask <ContactLink /> for one.
        Nobody else can make it, us included.
      </p>
    </EntryCard>
  );
}
