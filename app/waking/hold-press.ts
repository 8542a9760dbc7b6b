/** How long a button that also works by itself, as a form does, waits for the framework. Milliseconds. */
export const PATIENCE = 1500;

/**
 * Keeps what is pressed while the page sleeps: a button that needs the framework is pressed again, once, when it is
 * there. A button that sends a form waits for a moment, and then does it as without script; links lead at once.
 * Of several presses the last counts. `onHeld` is called for each.
 */
export function holdPress(onHeld: () => void) {
  let held: HTMLButtonElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const drop = () => {
    clearTimeout(timer);
    held?.removeAttribute('aria-busy');
    held = null;
  };
  const sendPlainly = () => {
    const button = held;
    drop();
    if (button?.type === 'submit') button.form?.requestSubmit(button);
  };
  const hold = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (!button || button.disabled || button.hasAttribute('data-theme-switch')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    drop();
    held = button;
    button.setAttribute('aria-busy', 'true');
    if (button.type === 'submit') timer = setTimeout(sendPlainly, PATIENCE);
    onHeld();
  };
  // On the window: before the framework, which would do it too as it wakes.
  window.addEventListener('click', hold, { capture: true });
  return {
    /** The framework cannot be had: a form is sent without it, the rest is let go. */
    giveUp: sendPlainly,
    /** The framework is there: what was pressed is done, and nothing more is held. */
    finish() {
      window.removeEventListener('click', hold, { capture: true });
      const button = held;
      drop();
      if (button?.isConnected) button.click();
    },
  };
}
