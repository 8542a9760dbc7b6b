import { data, redirect } from 'react-router';
import { readForm } from '../read-form.server.ts';
import { requestContext } from '../request-context.ts';
import { pageTitle } from '../ui/page-title.ts';
import type { Route } from './+types/owner-link-page';
import { redeemOwnerLink } from './redeem-owner-link.server.ts';
import { readSessionToken } from './session-token.server.ts';
import { sessionCookie } from './sign-in-cookies.server.ts';

/** The token of the address. Nothing is used up by looking: programs that preview links look too. */
export function loader({ request }: Route.LoaderArgs) {
  return { token: new URL(request.url).searchParams.get('token')?.slice(0, 200) ?? '' };
}

/** Signs the owner in, once. */
export async function action({ request, context }: Route.ActionArgs) {
  const { services, viewer, requestId } = context.get(requestContext);
  const token = (await readForm(request))?.get('token');
  const session = await redeemOwnerLink(services, viewer, typeof token === 'string' ? token : '', {
    oldToken: readSessionToken(services, request.headers.get('cookie')),
    userAgent: request.headers.get('user-agent') ?? '',
    requestId,
  });
  if (!session) return data({ isRefused: true }, { status: 400 });
  throw redirect('/home', { headers: { 'set-cookie': sessionCookie(services, session) } });
}

export const meta: Route.MetaFunction = () => [
  { title: pageTitle('Owner link') },
  { name: 'robots', content: 'noindex' },
];

export { PageError as ErrorBoundary } from '../ui/page-error.tsx';

export default function OwnerLinkPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div className="column flex justify-center py-12 md:py-24">
      <section aria-labelledby="owner-link" className="card w-full max-w-md p-6 sm:p-10">
        <h1 id="owner-link" tabIndex={-1} className="text-3xl">
          {actionData?.isRefused ? 'This link is spent.' : 'Welcome, owner.'}
        </h1>
        <p className="mt-3 text-lg text-muted">
          {actionData?.isRefused
            ? 'It works once, for 15 minutes, on the server that made it. Run npm run owner-link again.'
            : 'This link signs you in as the first address of ADMIN_EMAILS. It works once, like most leadership.'}
        </p>
        {!actionData?.isRefused && (
          <form method="post" className="mt-8">
            <input type="hidden" name="token" value={loaderData.token} />
            <button className="button button-primary w-full">Sign in as the owner</button>
          </form>
        )}
      </section>
    </div>
  );
}
