import { LogOut } from 'lucide-react';
import type { SubmitEvent } from 'react';
import { dialogProvider } from '../../ui/dialog-provider.tsx';

// Loaded on demand: few visits open the dialog.
const signOutDialog = dialogProvider(
  async () => (await import('./sign-out-dialog.tsx')).SignOutDialog,
);

/** Holds the sign-out dialog. */
export const SignOutDialogProvider = signOutDialog.Provider;

/** Opens the sign-out dialog. Without script, or when the dialog cannot be loaded, it signs out. */
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
