import { writeEntry } from '../platform/browser/web-storage.ts';
import { THEME_KEY } from '../platform/http/theme.ts';

/** Makes every theme switch turn the theme of the page, and saves it in this browser. */
export function startThemeSwitch(): void {
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-theme-switch]')) turnTheme();
  });
}

/** The theme after each. Without a name it is that of the system. */
const NEXT = new Map([
  [undefined, 'light'],
  ['light', 'dark'],
]);

function turnTheme(): void {
  const { dataset } = document.documentElement;
  const next = NEXT.get(dataset['theme']);
  if (next === undefined) delete dataset['theme'];
  else dataset['theme'] = next;
  writeEntry('localStorage', THEME_KEY, next ?? null);
}
