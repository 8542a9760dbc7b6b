import { DialogForm } from '../../ui/dialog-form.tsx';
import { LogOut } from '../../ui/icons/icons.tsx';

// Loaded on demand, because few visits open the dialog.
const load = async () => (await import('./sign-out-dialog.tsx')).SignOutDialog;

/** Opens the sign-out dialog. Without JavaScript, or when the dialog fails to load, the form signs out directly. */
export function SignOutButton({ className }: { className: string }) {
  return (
    <DialogForm load={load} method="post" action="/auth/sign-out">
      <button type="submit" className={className}>
        <LogOut size={20} />
        <span className="nav-name">Sign Out</span>
      </button>
    </DialogForm>
  );
}
