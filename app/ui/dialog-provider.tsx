import {
  type ComponentType,
  createContext,
  type ReactNode,
  useContext,
  useRef,
  useState,
} from 'react';
import { focusReturnTarget } from './focus.ts';

type Dialog = ComponentType<{ isOpen: boolean; onClose: () => void; onClosed: () => void }>;
/** `onUnavailable` runs when the dialog's files fail to load. */
type Open = (onUnavailable: () => void) => void;

/**
 * Creates a provider for a dialog that buttons across the page open, and the hook that opens it. `load` fetches the
 * dialog's files on first use.
 */
export function dialogProvider(load: () => Promise<Dialog>) {
  const OpenContext = createContext<Open>((onUnavailable) => onUnavailable());
  function Provider({ children }: { children: ReactNode }) {
    const [Loaded, setLoaded] = useState<Dialog | null>(null);
    const [isOpen, setIsOpen] = useState(false);
    const opener = useRef<HTMLElement | null>(null);
    const open: Open = (onUnavailable) => {
      opener.current = focusReturnTarget();
      const show = (dialog: Dialog) => {
        setLoaded(() => dialog);
        setIsOpen(true);
      };
      void load().then(show, onUnavailable);
    };
    return (
      <OpenContext value={open}>
        {children}
        {Loaded && (
          <Loaded
            isOpen={isOpen}
            onClose={() => setIsOpen(false)}
            onClosed={() => opener.current?.focus()}
          />
        )}
      </OpenContext>
    );
  }
  return { Provider, useOpen: () => useContext(OpenContext) };
}
