import { LogOut } from 'lucide-react';
import {
  createContext,
  lazy,
  type ReactNode,
  type SubmitEvent,
  Suspense,
  useContext,
  useRef,
  useState,
} from 'react';
import { focusReturnTarget } from '../../ui/focus.ts';

/** Asks before it signs out; without script it just signs out. */
export function SignOutButton({ className }: { className: string }) {
  const openDialog = useSignOutDialog();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    openDialog(() => form.submit());
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

/** `signOutPlainly` is what is left when the dialog itself cannot be had. */
type OpenDialog = (signOutPlainly: () => void) => void;

const OpenDialogContext = createContext<OpenDialog>((signOutPlainly) => signOutPlainly());

// Few visits end with it, so no page carries it along.
const loadDialog = () => import('./sign-out-dialog.tsx');
const SignOutDialog = lazy(loadDialog);

/** Opens the sign-out dialog. */
function useSignOutDialog(): OpenDialog {
  return useContext(OpenDialogContext);
}

/** Holds the one sign-out dialog of the page. */
export function SignOutDialogProvider({ children }: { children: ReactNode }) {
  const [isLoaded, setIsLoaded] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLElement | null>(null);
  const openDialog: OpenDialog = (signOutPlainly) => {
    opener.current = focusReturnTarget();
    const open = () => {
      setIsLoaded(true);
      setIsOpen(true);
      return true;
    };
    void loadDialog().then(open, () => navigator.onLine && signOutPlainly());
  };
  return (
    <OpenDialogContext value={openDialog}>
      {children}
      {isLoaded && (
        <Suspense>
          <SignOutDialog
            isOpen={isOpen}
            onClose={() => setIsOpen(false)}
            onClosed={() => opener.current?.focus()}
          />
        </Suspense>
      )}
    </OpenDialogContext>
  );
}
