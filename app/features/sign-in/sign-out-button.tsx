import { LogOut } from 'lucide-react';
import type { SubmitEvent } from 'react';
import { useAskToSignOut } from './sign-out-offer.tsx';

/** Asks before it signs out; without script it just signs out. */
export function SignOutButton({ className }: { className: string }) {
  const ask = useAskToSignOut();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    ask(() => form.submit());
  };
  return (
    <form method="post" action="/auth/sign-out" onSubmit={submit}>
      <button type="submit" className={className}>
        <LogOut aria-hidden size={20} />
        <span className="nav-name">Sign Out</span>
      </button>
    </form>
  );
}
