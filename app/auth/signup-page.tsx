import { useSearchParams } from 'react-router';
import { pageTitle } from '../ui/page-title.ts';
import { WayIn } from './way-in.tsx';

export const meta = () => [{ title: pageTitle('Sign up') }];

export { PageError as ErrorBoundary } from '../ui/page-error.tsx';

export default function SignupPage() {
  const [params] = useSearchParams();
  return (
    <WayIn intent="signup" title="Join us." next={params.get('next')}>
      Unlimited posts, all of them kept. Free, like advice.
    </WayIn>
  );
}
