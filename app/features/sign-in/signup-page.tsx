import { data, useSearchParams } from 'react-router';
import { isInvited as isInvitedBy } from '../../domain/invitations/invitations.server.ts';
import { signUpOffer } from '../../domain/sign-in/admission.server.ts';
import { invitationCookie } from '../../domain/sign-in/sign-in-responses.server.ts';
import { signUpNote } from '../../domain/sign-in/sign-up-note.ts';
import { originOf, pageMeta } from '../../ui/meta-tags.tsx';
import { requestContext } from '../request/request-context.ts';
import type { Route } from './+types/signup-page';
import { SignInEntry } from './sign-in-entry.tsx';

/** Returns who may sign up. Keeps a valid invitation of the address in a cookie until the sign-up. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { services } = context.get(requestContext);
  const offer = await signUpOffer(services);
  const invitation = new URL(request.url).searchParams.get('invite');
  if (invitation === null) return data({ offer, isInvited: null });
  const isInvited = await isInvitedBy(services, invitation);
  const headers = isInvited ? { 'set-cookie': invitationCookie(services, invitation) } : undefined;
  return data({ offer, isInvited }, { headers });
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: 'Sign up',
    description: 'Unlimited posts and replies, all of them kept. Free, like advice.',
    path: '/signup',
    origin: originOf(matches),
  });

export { PageError as ErrorBoundary } from '../../ui/error-pages.tsx';

export default function SignupPage({ loaderData }: Route.ComponentProps) {
  const [params] = useSearchParams();
  const note = signUpNote(loaderData.offer, loaderData.isInvited);
  return (
    <SignInEntry intent="signup" title="Join us." next={params.get('next')} note={note}>
      Unlimited posts, all of them kept. Free, like advice.
    </SignInEntry>
  );
}
