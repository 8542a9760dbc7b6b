import { useEffect } from 'react';
import { data, useSearchParams } from 'react-router';
import { takeTryClick } from '../../domain/stats/try-now-clicks.ts';
import { signUpOffer } from '../../domain/sign-in/admission.server.ts';
import {
  invitationCookie,
  readSignUpTokens,
} from '../../domain/sign-in/sign-in-responses.server.ts';
import { shutWays, type SignUpNote, signUpNote } from '../../domain/sign-in/sign-up-rule.ts';
import { pageMeta } from '../../ui/meta-tags.tsx';
import { ContactLink } from '../site/contact-link.tsx';
import { sendEvent } from '../site/send-event.ts';
import { requestContext } from '../http/request-context.ts';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/signup-page';
import { SHARED_NEXT } from './shared-next.ts';
import { SignInEntry } from './sign-in-entry.tsx';

export const handle = {
  readers: 'everyone',
  query: ['next', 'invite'],
  shared: { except: ['invite'], values: SHARED_NEXT, data: false },
  sitemap: true,
} satisfies RouteHandle;

/** Returns who may sign up. Keeps a valid invitation of the address in a cookie until the sign-up. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { services } = context.get(requestContext);
  const tokens = readSignUpTokens(services, request.headers.get('cookie'));
  const opened = new URL(request.url).searchParams.get('invite');
  const invitation = opened ?? tokens.invitation;
  const offer = await signUpOffer(services, { ...tokens, invitation });
  const isNew = opened !== null && offer.isInvited === true;
  const headers = isNew ? { 'set-cookie': invitationCookie(services, opened) } : undefined;
  return data(offer, { headers });
}

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Sign up',
    description: 'Unlimited posts and replies, all of them kept. Free, like advice.',
    path: '/signup',
  });

export { PageError as ErrorBoundary } from '../site/error-pages.tsx';

export default function SignupPage({ loaderData }: Route.ComponentProps) {
  const [params] = useSearchParams();
  const note = signUpNote(loaderData);
  // A link to try leads here once the free post is used.
  useEffect(() => {
    const source = takeTryClick();
    if (source) sendEvent({ event: 'try_now_click', metadata: { source } });
  }, []);
  return (
    <SignInEntry
      intent="signup"
      title="Join us."
      next={loaderData.isOwner ? '/owner-link' : params.get('next')}
      note={note && <RuleNote note={note} />}
      shut={shutWays(loaderData)}
    >
      Unlimited posts, all of them kept. Free, like advice.
    </SignInEntry>
  );
}

function RuleNote({ note }: { note: SignUpNote }) {
  return (
    <p id="sign-up-rule" role="note" className="mb-5 rounded-card border border-line bg-tint p-4">
      {note.words}
      {note.asks && (
        <span>
          {' '}
          Ask <ContactLink />.
        </span>
      )}
    </p>
  );
}
