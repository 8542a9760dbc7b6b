/** What a reader can choose: as the system says, or one of the two. */
export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** The key in the browser's storage. No entry: follow the system. */
export const THEME_KEY = 'broetry-theme';

/** The stored choice; anything unknown follows the system. */
export function parseTheme(stored: string | null): Theme {
  return THEMES.find((theme) => theme === stored) ?? 'system';
}

/** The choice after this one, round and round. */
export function nextTheme(theme: Theme): Theme {
  return THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? 'system';
}

/**
 * Runs in the head before anything is painted, so that a chosen theme never flashes. Backticks only:
 * every other quote would reach the browser escaped.
 */
export const THEME_SCRIPT = [
  'try{',
  `const theme=localStorage.getItem(\`${THEME_KEY}\`);`,
  'if([`light`,`dark`].includes(theme))document.documentElement.dataset.theme=theme',
  '}catch{}',
].join('');
