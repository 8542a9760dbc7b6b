import { nextTheme, parseTheme, type Theme, THEME_KEY } from '../platform/http/theme.ts';

/** Labels of the theme button. */
export const THEME_NAMES: Readonly<Record<Theme, string>> = {
  system: 'Follow the system',
  light: 'Light',
  dark: 'Dark',
};

const listeners = new Set<() => void>();

/** Returns the theme of this page. */
export function readTheme(): Theme {
  return parseTheme(document.documentElement.dataset['theme'] ?? null);
}

/** Applies a theme and stores it. */
export function chooseTheme(theme: Theme): void {
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

/** Calls `listener` when the theme of this page changes. Returns a function that unsubscribes. */
export function watchTheme(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
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
