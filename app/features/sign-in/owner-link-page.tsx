import { useEffect, useState } from 'react';
import { data, redirect } from 'react-router';
import { commandLine } from '../../domain/admin/server-configuration.server.ts';
import { readOnlyForm } from '../http/form-changes.server.ts';
import { refuseLongBody } from '../http/limit.server.ts';
import { requestContext } from '../http/request-context.ts';
import { CommandLine } from '../../ui/command.tsx';
import { TextField } from '../../ui/form-controls.tsx';
import { ChevronDown } from '../../ui/icons/icons.tsx';
import { Link } from '../../ui/links.tsx';
import { pageTitle } from '../../ui/meta-tags.tsx';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/owner-link-page';
import { SETTINGS_PATH } from '../../domain/sign-in/account-words.ts';
import { redeemOwnerLink } from '../../domain/sign-in/redeem-owner-link.server.ts';
import { isOwnerLinkFresh, ownerCodeOf } from '../../domain/sign-in/owner-token.server.ts';
import {
  ownerLinkCookie,
  readSignInBrowser,
  readSignUpTokens,
  sessionCookie,
} from '../../domain/sign-in/sign-in-responses.server.ts';
import { formText } from '../../platform/http/form-text.ts';
import { EntryCard } from './entry-card.tsx';
import { EntryExample } from './entry-example.tsx';

export const handle = { readers: 'everyone', query: ['token'] } satisfies RouteHandle;

/** Does not redeem the token. Old links had the token in the query, which proxies log: such a token is ignored. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { services, viewer } = context.get(requestContext);
  const { ownerLink } = readSignUpTokens(services, request.headers.get('cookie'));
  const isPending =
    viewer.kind === 'member' && (await isOwnerLinkFresh(services.db, services, ownerLink));
  const isOld = new URL(request.url).searchParams.has('token');
  return { isOld, isPending, command: commandLine('owner-link') };
}

/** Signs in the owner, or renews a member's sign-in, by a code or the whole link. Each link works once. */
export async function action(args: Route.ActionArgs) {
  const { request, context } = args;
  const known = context.get(requestContext);
  refuseLongBody(known);
  const { services, viewer, requestId, address } = known;
  const limited = await services.rateLimits.check('owner-link', address);
  if (!limited.ok) {
    const { message: words, headers } = limited;
    return data({ refused: 'limited', words } as const, { status: 429, headers });
  }
  const browser = readSignInBrowser({ services, viewer, address, requestId }, request.headers);
  const { ownerLink } = browser.tokens;
  const text = formText(await readOnlyForm(args), 'token');
  const token = text === '' ? (ownerLink ?? '') : ownerCodeOf(text);
  const redeemed = await redeemOwnerLink(services, viewer, token, browser);
  if (redeemed === null) await services.rateLimits.take('owner-link', address);
  if (redeemed === null || redeemed.did === 'demo') {
    return data({ refused: redeemed?.did ?? 'spent' } as const, { status: 400 });
  }
  if (redeemed.did === 'sign-up-first') {
    throw redirect('/signup?next=/owner-link', {
      headers: { 'set-cookie': ownerLinkCookie(services, token) },
    });
  }
  if (redeemed.did === 'made-admin') {
    throw redirect('/admin', { headers: { 'set-cookie': ownerLinkCookie(services, '') } });
  }
  throw redirect(redeemed.did === 'renewed' ? SETTINGS_PATH : '/home', {
    headers: { 'set-cookie': sessionCookie(services, redeemed.session) },
  });
}

export { headers } from '../http/headers.ts';

export const meta: Route.MetaFunction = () => [
  { title: pageTitle('Owner link') },
  { name: 'robots', content: 'noindex' },
];

export { PageError as ErrorBoundary } from '../site/error-pages.tsx';

const WELCOME = {
  title: 'Welcome, owner.',
  words: 'This link lets you in as the owner of this server. It works once, like most leadership.',
};
const PENDING = {
  title: 'One more press.',
  words: 'You are signed in. This makes your account an admin of this server.',
};
const DEMO = {
  title: 'Not with a demo account.',
  words:
    'Anybody may be anybody there, so it cannot own a server. Sign out, open the link again and sign up with a passkey.',
};
const SPENT = {
  title: 'This link is spent.',
  words:
    'It works once, for 15 minutes, on the server that made it. One made for a member works for that member only.',
  isRenewable: true,
};
const REFUSALS = { demo: DEMO, spent: SPENT };
const OLD = {
  title: 'This link tells too much.',
  words:
    'Its secret is in the address, where proxies write it down. So it no longer opens anything.',
  isRenewable: true,
};

type Said = { title: string; words: string; isRenewable?: boolean };

function refusalOf(answer: Route.ComponentProps['actionData']): Said {
  if (answer?.refused === 'limited') return { title: 'Too many tries.', words: answer.words };
  return REFUSALS[answer?.refused ?? 'spent'];
}

export default function OwnerLinkPage({ loaderData, actionData }: Route.ComponentProps) {
  const code = useCodeOfAddress();
  const isRefused = actionData !== undefined && code === '';
  const isPending = loaderData.isPending && code === '';
  const refusal = refusalOf(actionData);
  const greeting = isPending ? PENDING : WELCOME;
  const said: Said = loaderData.isOld ? OLD : isRefused ? refusal : greeting;
  return (
    <EntryCard
      title={said.title}
      words={said.words}
      faces={['briefcase', 'trophy', 'calculator']}
      beside={<EntryExample of={loaderData.isOld ? 'told' : 'owner'} />}
    >
      {said.isRenewable && <NewLink command={loaderData.command} />}
      {loaderData.isOld && <WaysOn />}
      {!loaderData.isOld && !isPending && <CodeForm key={code} code={code} />}
      {said === WELCOME && <WhatItDoes />}
      {isPending && (
        <form method="post" action="/owner-link">
          <button className="button button-primary w-full">Become the owner</button>
        </form>
      )}
    </EntryCard>
  );
}

/** How whoever runs the server makes another link. */
function NewLink({ command }: { command: string }) {
  return (
    <div className="mb-6">
      <p className="mb-1.5 font-semibold">A new one is made on the server</p>
      <CommandLine label="Make a new link">{command}</CommandLine>
    </div>
  );
}

function WaysOn() {
  return (
    <p className="flex flex-wrap gap-3">
      <Link to="/login" className="button button-primary grow basis-48">
        Sign In
      </Link>
      <Link to="/" className="button button-plain grow basis-48">
        Back to Home
      </Link>
    </p>
  );
}

function WhatItDoes() {
  return (
    <details className="mt-4">
      <summary className="disclosure min-h-11 font-semibold text-primary">
        What it does, exactly <ChevronDown size={18} />
      </summary>
      <ul className="grid list-disc gap-1.5 ps-5 pt-1 text-muted">
        <li>
          Where <code>ADMIN_EMAILS</code> is set, it signs you in as the first address there.
        </li>
        <li>Where it is not, it makes your account an admin. Without one you sign up first.</li>
        <li>A link that was made for you signs you in as yourself.</li>
      </ul>
    </details>
  );
}

const CODE = /^\d+\.[\w-]+\.[\w-]+(\.\w+)?$/;

// The explicit action drops the URL fragment, which the browser would otherwise copy to the next page.
function CodeForm({ code }: { code: string }) {
  return (
    <form method="post" action="/owner-link">
      <TextField
        data-shown-once=""
        id="owner-code"
        name="token"
        label="Code"
        hint="The link fills this in. If not, paste the whole link here."
        defaultValue={code}
        required
        autoCapitalize="none"
        spellCheck={false}
      />
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
