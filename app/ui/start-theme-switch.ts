import { chooseTheme, readTheme, THEME_NAMES, watchTheme } from './theme-choice.ts';
import { nextTheme } from '../platform/http/theme.ts';

/** Works the theme switches of a page that no framework has taken over. */
export function startThemeSwitch(): void {
  const buttons = document.querySelectorAll<HTMLButtonElement>('[data-theme-switch]');
  const tell = () => {
    const label = `Theme: ${THEME_NAMES[readTheme()]}`;
    for (const button of buttons) {
      button.title = label;
      button.setAttribute('aria-label', label);
    }
  };
  const turn = () => chooseTheme(nextTheme(readTheme()));
  for (const button of buttons) button.addEventListener('click', turn);
  watchTheme(tell);
  tell();
}
