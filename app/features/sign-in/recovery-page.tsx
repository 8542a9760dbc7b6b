import { data, redirect } from 'react-router';
import { Link } from '../../ui/links.tsx';
import { redeemRecoveryCode } from '../../domain/sign-in/recovery-codes.server.ts';
import { isWayShut } from '../../domain/sign-in/admission.server.ts';
import {
  readSignInBrowser,
  readSignUpTokens,
  sessionCookie,
} from '../../domain/sign-in/sign-in-responses.server.ts';
import { SETTINGS_PATH } from '../../domain/sign-in/account-words.ts';
import { PROVIDERS_ONLY } from '../../domain/sign-in/sign-in-words.ts';
import { formText } from '../../platform/http/form-text.ts';
import { readOnlyForm } from '../http/form-changes.server.ts';
import { TextField } from '../../ui/form-controls.tsx';
import { pageTitle } from '../../ui/meta-tags.tsx';
import { ContactLink } from '../site/contact-link.tsx';
import { networkSubject, takeLimitPoint } from '../http/limit.server.ts';
import { requestContext } from '../http/request-context.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/recovery-page';
import { EntryCard } from './entry-card.tsx';
import { EntryExample } from './entry-example.tsx';

export const handle = { readers: 'everyone' } satisfies RouteHandle;

/** Returns why no code is taken: sign-in is by providers only. Null where codes are taken. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { services } = context.get(requestContext);
  const { ownerLink } = readSignUpTokens(services, request.headers.get('cookie'));
  const isShut = await isWayShut(services.db, services, { provider: 'recovery-code', ownerLink });
  return { refusal: isShut ? PROVIDERS_ONLY : null };
}

/** Signs in by a recovery code. The answer to every failure is the same; beyond the limit no code is looked at. */
export async function action(args: Route.ActionArgs) {
  const { request, context } = args;
  const known = context.get(requestContext);
  const { services, viewer, address, requestId } = known;
  const taken = await takeLimitPoint(known, 'recovery-code', networkSubject(known));
  if (!taken.ok) return data({ refused: taken.message }, { status: 429, headers: taken.headers });
  const code = formText(await readOnlyForm(args), 'code');
  const browser = readSignInBrowser({ services, viewer, address, requestId }, request.headers);
  const signedIn = await redeemRecoveryCode(services, code, browser);
  if (!signedIn) return data({ refused: REFUSED }, { status: 422 });
  if (signedIn.token === null) return data({ refused: REFUSED }, { status: 403 });
  throw redirect(SETTINGS_PATH, {
    headers: { 'set-cookie': sessionCookie(services, signedIn.token) },
  });
}

export { headers } from '../http/headers.ts';

export const meta: Route.MetaFunction = () => [
  { title: pageTitle('Lost your passkey?') },
  { name: 'robots', content: 'noindex' },
];

export { PageError as ErrorBoundary } from '../site/error-pages.tsx';

const REFUSED = 'This code does not work: it was used, replaced or never made.';

const FACES = ['cactus', 'mug', 'note'];

export default function RecoveryPage({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.refusal !== null) {
    return (
      <EntryCard title="Lost your passkey?" words={loaderData.refusal} faces={FACES}>
        <Link to="/login" className="button button-primary w-full">
          Sign In
        </Link>
      </EntryCard>
    );
  }
  return (
    <EntryCard
      title="Lost your passkey?"
      words="One of the codes that you kept signs you in, once. Then add a new passkey in your profile."
      faces={FACES}
      beside={<EntryExample of="recovery" />}
    >
      <form method="post">
        <TextField
          id="recovery-code"
          name="code"
          label="Recovery code"
          error={actionData?.refused ?? null}
          required
          maxLength={100}
          autoCapitalize="none"
          spellCheck={false}
          placeholder="xxxx-xxxx-xxxx-xxxx"
          className="field font-mono"
        />
        <button className="button button-primary mt-6 w-full">Sign in with a code</button>
      </form>
      <p className="mt-6 border-t border-line pt-4 text-sm text-pretty text-muted">
        No codes left? Then only a link for your account lets you in. Ask <ContactLink /> for one.
        Nobody else can make it, us included.
      </p>
    </EntryCard>
  );
}
