/** The key in localStorage. Without an entry the theme is that of the system. */
export const THEME_KEY = 'broetry-theme';

/** Runs in the head, before the first paint. React escapes all quotes but backticks. */
export const THEME_SCRIPT = `try {
  const theme = localStorage.getItem(\`${THEME_KEY}\`);
  if ([\`light\`, \`dark\`].includes(theme)) document.documentElement.dataset.theme = theme;
} catch {}`;
