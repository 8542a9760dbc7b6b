/**
 * Where the focus goes when a dialog closes that the focused element has opened. A button in a menu is gone with
 * the menu, which closes: then it is what opens the menu.
 */
export function focusReturnTarget(): HTMLElement | null {
  const pressed = document.activeElement;
  if (!(pressed instanceof HTMLElement)) return null;
  const menu = pressed.closest<HTMLElement>('[popover]');
  if (!menu) return pressed;
  menu.hidePopover();
  return document.querySelector<HTMLElement>(`[popovertarget="${menu.id}"]`);
}
