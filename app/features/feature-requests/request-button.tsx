import { Lightbulb } from 'lucide-react';
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
import { FEATURE_REQUEST } from '../../domain/feature-requests/request-words.ts';
import { focusReturnTarget } from '../../ui/focus.ts';
import { useViewer } from '../../ui/use-viewer.ts';

type Props = { className: string; label?: string };

/** Opens the dialog for a feature request; without script it leads to the board, which has the form too. */
export function RequestButton({ className, label = FEATURE_REQUEST }: Props) {
  const open = useOpenRequest();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    open(() => form.submit());
  };
  return (
    <form method="get" action="/requests" onSubmit={submit}>
      <button type="submit" className={className}>
        <Lightbulb aria-hidden size={20} />
        <span className="nav-name">{label}</span>
      </button>
    </form>
  );
}

/** `openPlainly` is what is left when the dialog itself cannot be had. */
type Open = (openPlainly: () => void) => void;

const OpenContext = createContext<Open>((openPlainly) => openPlainly());

// Few visits bring an idea, so no page carries it along.
const loadDialog = () => import('./request-dialog.tsx');
const RequestDialog = lazy(loadDialog);

/** Opens the dialog for a feature request. */
function useOpenRequest(): Open {
  return useContext(OpenContext);
}

/** Holds the one dialog for feature requests of the page. It goes when its member goes. */
export function RequestDialogProvider({ children }: { children: ReactNode }) {
  const isMember = useViewer().kind === 'member';
  const [isLoaded, setIsLoaded] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const opener = useRef<HTMLElement | null>(null);
  const open: Open = (openPlainly) => {
    opener.current = focusReturnTarget();
    const show = () => {
      setIsLoaded(true);
      setIsOpen(true);
    };
    void loadDialog().then(show, () => openPlainly());
  };
  return (
    <OpenContext value={open}>
      {children}
      {isLoaded && isMember && (
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
