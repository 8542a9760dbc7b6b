import { Monitor, Moon, Sun } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { nextTheme, parseTheme, type Theme, THEME_KEY } from './theme.ts';

const faces = {
  system: { Icon: Monitor, name: 'Follow the system' },
  light: { Icon: Sun, name: 'Light' },
  dark: { Icon: Moon, name: 'Dark' },
} as const;

const listeners = new Set<() => void>();
let unstored: Theme = 'system';

/** One button that goes through system, light and dark and remembers the choice in this browser. */
export function ThemeSwitch() {
  const theme = useSyncExternalStore(subscribe, readTheme, () => 'system' as const);
  const { Icon, name } = faces[theme];
  return (
    <button
      type="button"
      className="button button-quiet size-11 p-0 text-muted"
      aria-label={`Theme: ${name}`}
      title={`Theme: ${name}`}
      onClick={() => chooseTheme(nextTheme(theme))}
    >
      <Icon aria-hidden size={20} />
    </button>
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function readTheme(): Theme {
  try {
    return parseTheme(localStorage.getItem(THEME_KEY));
  } catch {
    return unstored;
  }
}

function chooseTheme(theme: Theme): void {
  unstored = theme;
  try {
    if (theme === 'system') localStorage.removeItem(THEME_KEY);
    else localStorage.setItem(THEME_KEY, theme);
  } catch {
    // A browser without storage keeps the choice until the page goes.
  }
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
  for (const listener of listeners) listener();
}
