import { LogOut } from 'lucide-react';
import type { SubmitEvent } from 'react';
import { dialogProvider } from '../../ui/dialog-provider.tsx';

// Loaded on demand, because few visits open the dialog.
const signOutDialog = dialogProvider(
  async () => (await import('./sign-out-dialog.tsx')).SignOutDialog,
);

/** Provides the sign-out dialog. */
export const SignOutDialogProvider = signOutDialog.Provider;

/** Opens the sign-out dialog. Without JavaScript, or when the dialog fails to load, the form signs out directly. */
export function SignOutButton({ className }: { className: string }) {
  const open = signOutDialog.useOpen();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    open(() => navigator.onLine && form.submit());
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
