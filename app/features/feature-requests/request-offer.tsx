import { createContext, lazy, type ReactNode, Suspense, useContext, useRef, useState } from 'react';
import { useViewer } from '../../ui/use-viewer.ts';
import { focusReturnTarget } from '../../ui/focus-return-target.ts';

/** `openPlainly` is what is left when the dialog itself cannot be had. */
type Open = (openPlainly: () => void) => void;

const OpenContext = createContext<Open>((openPlainly) => openPlainly());

// Few visits bring an idea, so no page carries it along.
const loadDialog = () => import('./request-dialog.tsx');
const RequestDialog = lazy(loadDialog);

/** Opens the dialog for a feature request. */
export function useOpenRequest(): Open {
  return useContext(OpenContext);
}

/** Holds the one dialog for feature requests of the page. It goes when its member goes. */
export function RequestOffer({ children }: { children: ReactNode }) {
  const isMember = useViewer().kind === 'member';
  const [isAsked, setIsAsked] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLElement | null>(null);
  const open: Open = (openPlainly) => {
    opener.current = focusReturnTarget();
    const show = () => {
      setIsAsked(true);
      setIsOpen(true);
    };
    void loadDialog().then(show, () => openPlainly());
  };
  return (
    <OpenContext value={open}>
      {children}
      {isAsked && isMember && (
        <Suspense>
          <RequestDialog
            isOpen={isOpen}
            onClose={() => setIsOpen(false)}
            onClosed={() => opener.current?.focus()}
          />
        </Suspense>
      )}
    </OpenContext>
  );
}
