import { useSearchParams } from 'react-router';
import { originOf, pageMeta } from '../../ui/meta-tags.tsx';
import type { Route } from './+types/signup-page';
import { SignInEntry } from './sign-in-entry.tsx';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    title: 'Sign up',
    description: 'Unlimited posts and replies, all of them kept. Free, like advice.',
    path: '/signup',
    origin: originOf(matches),
  });

export { PageError as ErrorBoundary } from '../../ui/error-pages.tsx';

export default function SignupPage() {
  const [params] = useSearchParams();
  return (
    <SignInEntry intent="signup" title="Join us." next={params.get('next')}>
      Unlimited posts, all of them kept. Free, like advice.
    </SignInEntry>
  );
}
