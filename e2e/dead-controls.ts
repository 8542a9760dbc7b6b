/**
 * Runs in a page without script: the controls that can be seen and pressed there, and that do nothing. One that is
 * disabled says why.
 */
export function deadControls(): string[] {
  const opensPopover = (control: Element) => control.hasAttribute('popovertarget');
  const sends = (control: Element) => {
    const form = (control as HTMLButtonElement).form;
    if (!form || (control as HTMLButtonElement).type === 'button') return false;
    // A form without an address would only load its page again.
    return form.hasAttribute('action') || form.method === 'post';
  };
  return [...document.querySelectorAll('button, [role=button], [role=menuitem], a:not([href])')]
    .filter((control) => control.checkVisibility({ visibilityProperty: true }))
    .filter((control) => !control.matches(':disabled') && !control.closest('summary'))
    .filter((control) => !opensPopover(control) && !sends(control))
    .map((control) => control.getAttribute('aria-label') ?? control.textContent.trim());
}
