import { useEffect, useState } from 'react';
import { data, redirect } from 'react-router';
import { readForm } from '../../platform/http/request-body.server.ts';
import { requestContext } from '../request/request-context.ts';
import { Field } from '../../ui/form-controls.tsx';
import { pageTitle } from '../../ui/meta-tags.tsx';
import type { Route } from './+types/owner-link-page';
import { redeemOwnerLink } from '../../domain/sign-in/redeem-owner-link.server.ts';
import { readSessionToken } from '../../domain/members/session.server.ts';
import { sessionCookie } from '../../domain/sign-in/sign-in-responses.server.ts';

/** Does not redeem the token. Old links had the token in the query, which proxies log: such a token is ignored. */
export function loader({ request }: Route.LoaderArgs) {
  return { isOld: new URL(request.url).searchParams.has('token') };
}

/** Signs in the owner, or renews a member's sign-in, by a code or the whole link. Each link works once. */
export async function action({ request, context }: Route.ActionArgs) {
  const { services, viewer, requestId } = context.get(requestContext);
  const sent = (await readForm(request))?.get('token');
  const text = typeof sent === 'string' ? sent : '';
  const token = text.slice(text.lastIndexOf('#') + 1).trim();
  const redeemed = await redeemOwnerLink(services, viewer, token, {
    oldToken: readSessionToken(services, request.headers.get('cookie')),
    userAgent: request.headers.get('user-agent') ?? '',
    requestId,
  });
  if (!redeemed) return data({ isRefused: true }, { status: 400 });
  throw redirect(redeemed.isRenewal ? '/account' : '/home', {
    headers: { 'set-cookie': sessionCookie(services, redeemed.session) },
  });
}

export const meta: Route.MetaFunction = () => [
  { title: pageTitle('Owner link') },
  { name: 'robots', content: 'noindex' },
];

export { PageError as ErrorBoundary } from '../../ui/error-pages.tsx';

const WELCOME = {
  title: 'Welcome, owner.',
  words:
    'This link signs you in as the first address of ADMIN_EMAILS, or as yourself once more if it was made for you. It works once, like most leadership.',
};
const SPENT = {
  title: 'This link is spent.',
  words:
    'It works once, for 15 minutes, on the server that made it, and one made for a member only where that member is signed in. Run npm run owner-link again.',
};
const OLD = {
  title: 'This link tells too much.',
  words:
    'It has its secret where the logs of proxies can read it, so it is not taken. Run npm run owner-link for a new one.',
};

export default function OwnerLinkPage({ loaderData, actionData }: Route.ComponentProps) {
  const code = useCodeOfAddress();
  const isSpent = actionData?.isRefused && code === '';
  const { title, words } = loaderData.isOld ? OLD : isSpent ? SPENT : WELCOME;
  return (
    <div className="column flex justify-center py-12 md:py-24">
      <section aria-labelledby="owner-link" className="card w-full max-w-md p-6 sm:p-10">
        <h1 id="owner-link" tabIndex={-1} className="text-3xl">
          {title}
        </h1>
        <p className="mt-3 text-lg text-muted">{words}</p>
        {!loaderData.isOld && <CodeForm key={code} code={code} />}
      </section>
    </div>
  );
}

const CODE = /^\d+\.[\w-]+\.[\w-]+$/;
const NOTE = 'owner-code-note';

// The explicit action drops the URL fragment, which the browser would otherwise copy to the next page.
function CodeForm({ code }: { code: string }) {
  return (
    <form method="post" action="/owner-link" className="mt-8">
      <Field
        id="owner-code"
        label="Code"
        error={null}
        note={{
          id: NOTE,
          words: (
            <p id={NOTE} className="mt-1.5 text-sm text-muted">
              The link fills this in by itself. If it is empty, as it is without JavaScript, paste
              the whole link here.
            </p>
          ),
        }}
      >
        {(control) => (
          <input
            {...control}
            name="token"
            defaultValue={code}
            required
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
      <button className="button button-primary mt-6 w-full">Sign in as the owner</button>
    </form>
  );
}

// Returns the code of the URL fragment and removes it from the address bar and the history. Other fragments, such as the
// skip link's, stay.
function useCodeOfAddress(): string {
  const [code, setCode] = useState('');
  useEffect(() => {
    const read = () => {
      const found = window.location.hash.slice(1);
      if (!CODE.test(found)) return;
      window.history.replaceState(window.history.state, '', '/owner-link');
      setCode(found);
    };
    read();
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);
  return code;
}
