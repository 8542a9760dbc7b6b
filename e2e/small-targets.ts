/**
 * Runs in the page: controls that offer a finger less than 44 px on a side. Links within a sentence may, and what
 * nobody sees is nobody's target.
 */
export function smallTargets(): string[] {
  const LEAST = 44;
  const CONTROLS =
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=menuitem]';
  const boxOf = (control: Element) => {
    const isSmall = control.matches('[type=radio], [type=checkbox]');
    const label = isSmall ? (control as HTMLInputElement).labels?.[0] : null;
    return (label ?? control).getBoundingClientRect();
  };
  // What stretches over its neighbourhood with a pseudo-element is hit there, too.
  const isHitAround = (control: HTMLElement) => {
    control.scrollIntoView({ block: 'center', behavior: 'instant' });
    const { x, y, width, height } = control.getBoundingClientRect();
    const [midX, midY] = [x + width / 2, y + height / 2];
    const reach = LEAST / 2 - 1;
    const around = [
      [midX, midY - reach],
      [midX, midY + reach],
      [midX - reach, midY],
      [midX + reach, midY],
    ] as const;
    return around.every(([left, top]) => control.contains(document.elementFromPoint(left, top)));
  };
  return [...document.querySelectorAll<HTMLElement>(CONTROLS)]
    .filter((control) => {
      if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        return false;
      if (control.closest('[inert], [aria-hidden=true], [data-aria-hidden=true]')) return false;
      if (getComputedStyle(control).display === 'inline') return false;
      const { width, height } = boxOf(control);
      if (width <= 1 || height <= 1) return false;
      return (width < LEAST - 0.5 || height < LEAST - 0.5) && !isHitAround(control);
    })
    .map((control) => {
      const { width, height } = boxOf(control);
      const name = control.getAttribute('aria-label') ?? control.textContent.trim();
      return `too small: ${Math.round(width)} × ${Math.round(height)} ${control.tagName} ${name.slice(0, 40)}`;
    });
}
