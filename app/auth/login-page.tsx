import { useSearchParams } from 'react-router';
import { pageTitle } from '../ui/page-title.ts';
import { WayIn } from './way-in.tsx';

export const meta = () => [{ title: pageTitle('Sign in') }, { name: 'robots', content: 'noindex' }];

export { PageError as ErrorBoundary } from '../ui/page-error.tsx';

export default function LoginPage() {
  const [params] = useSearchParams();
  return (
    <WayIn intent="login" title="Welcome back." next={params.get('next')}>
      Your network has been holding its breath. Mostly out of habit.
    </WayIn>
  );
}
