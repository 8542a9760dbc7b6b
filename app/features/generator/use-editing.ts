import { useRef, useState } from 'react';
import { useHydrated } from '../../ui/hydration.ts';
import { readEditDraft } from './edit-drafts.ts';

/**
 * Whether the version on the page is being changed by hand: opened by its button, or because this tab still
 * remembers what was typed before a reload. `button` gets the focus back.
 */
export function useEditing(id: string, isMember: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState<{ id: string | null }>({ id: null });
  const isRemembered = useHydrated() && isMember && readEditDraft(id) !== null;
  const close = () => {
    // Always a new object: what the tab remembered is gone by now, and the page has to look again.
    setOpened({ id: null });
    button.current?.focus();
  };
  return { isOpen: opened.id === id || isRemembered, open: () => setOpened({ id }), close, button };
}
