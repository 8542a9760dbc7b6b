export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** The key in localStorage. Without an entry the theme is that of the system. */
export const THEME_KEY = 'broetry-theme';

/** Parses the stored theme. */
export function parseTheme(stored: string | null): Theme {
  return THEMES.find((theme) => theme === stored) ?? 'system';
}

/** The next theme, cyclic. */
export function nextTheme(theme: Theme): Theme {
  return THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? 'system';
}

/** Runs in the head, before the first paint. React escapes all quotes but backticks. */
export const THEME_SCRIPT = [
  'try{',
  `const theme=localStorage.getItem(\`${THEME_KEY}\`);`,
  'if([`light`,`dark`].includes(theme))document.documentElement.dataset.theme=theme',
  '}catch{}',
].join('');
