import { nextTheme, parseTheme, type Theme, THEME_KEY } from '../platform/http/theme.ts';

/** Labels of the theme button. */
export const THEME_NAMES: Readonly<Record<Theme, string>> = {
  system: 'Follow the system',
  light: 'Light',
  dark: 'Dark',
};

const listeners = new Set<() => void>();
let unstored: Theme = 'system';

/** Returns the theme stored in this browser. */
export function readTheme(): Theme {
  try {
    return parseTheme(localStorage.getItem(THEME_KEY));
  } catch {
    return unstored;
  }
}

/** Applies a theme and stores it. */
export function chooseTheme(theme: Theme): void {
  unstored = theme;
  try {
    if (theme === 'system') localStorage.removeItem(THEME_KEY);
    else localStorage.setItem(THEME_KEY, theme);
  } catch {
    // Without storage, the theme lasts until the page is unloaded.
  }
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
  for (const listener of listeners) listener();
}

/** Calls `listener` when the theme changes, in this tab or another. Returns a function that unsubscribes. */
export function watchTheme(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Attaches the theme switches of a page without hydration. */
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
