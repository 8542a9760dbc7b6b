import { createContext, lazy, type ReactNode, Suspense, useContext, useRef, useState } from 'react';
import { focusReturnTarget } from '../../ui/focus-return-target.ts';

/** `signOutPlainly` is what is left when the dialog itself cannot be had. */
type Ask = (signOutPlainly: () => void) => void;

const AskContext = createContext<Ask>((signOutPlainly) => signOutPlainly());

// Few visits end with it, so no page carries it along.
const loadDialog = () => import('./sign-out-dialog.tsx');
const SignOutDialog = lazy(loadDialog);

/** Opens the sign-out dialog. */
export function useAskToSignOut(): Ask {
  return useContext(AskContext);
}

/** Holds the one sign-out dialog of the page. */
export function SignOutOffer({ children }: { children: ReactNode }) {
  const [isAsked, setIsAsked] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLElement | null>(null);
  const ask: Ask = (signOutPlainly) => {
    opener.current = focusReturnTarget();
    const open = () => {
      setIsAsked(true);
      setIsOpen(true);
      return true;
    };
    void loadDialog().then(open, () => navigator.onLine && signOutPlainly());
  };
  return (
    <AskContext value={ask}>
      {children}
      {isAsked && (
        <Suspense>
          <SignOutDialog
            isOpen={isOpen}
            onClose={() => setIsOpen(false)}
            onClosed={() => opener.current?.focus()}
          />
        </Suspense>
      )}
    </AskContext>
  );
}
