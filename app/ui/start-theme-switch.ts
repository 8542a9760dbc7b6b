import { chooseTheme, readTheme, THEME_NAMES, watchTheme } from './theme-choice.ts';
import { nextTheme } from './theme.ts';

/** Works the theme switches of a page that no framework has taken over. Returns the stop. */
export function startThemeSwitch(): () => void {
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
  const unwatch = watchTheme(tell);
  tell();
  return () => {
    unwatch();
    for (const button of buttons) button.removeEventListener('click', turn);
  };
}
