import { useSearchParams } from 'react-router';
import { pageMeta } from '../../ui/meta-tags.tsx';
import type { RouteHandle } from '../http/route-handle.ts';
import type { Route } from './+types/login-page';
import { SHARED_NEXT } from './shared-next.ts';
import { SignInEntry } from './sign-in-entry.tsx';

export const handle = {
  readers: 'everyone',
  query: ['next'],
  shared: { values: SHARED_NEXT, data: false },
  sitemap: true,
} satisfies RouteHandle;

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Sign in',
    description: 'Back to your posts, your replies and the people who agree.',
    path: '/login',
  });

export { PageError as ErrorBoundary } from '../site/error-pages.tsx';

export default function LoginPage() {
  const [params] = useSearchParams();
  return (
    <SignInEntry intent="login" title="Welcome back." next={params.get('next')}>
      Your network has been holding its breath. Mostly out of habit.
    </SignInEntry>
  );
}
