import { Monitor, Moon, Sun } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { nextTheme, parseTheme, type Theme, THEME_KEY } from './theme.ts';

const faces = {
  system: { Icon: Monitor, name: 'Follow the system', short: 'System' },
  light: { Icon: Sun, name: 'Light', short: 'Light' },
  dark: { Icon: Moon, name: 'Dark', short: 'Dark' },
} as const;

const listeners = new Set<() => void>();
let unstored: Theme = 'system';

type Props = {
  className?: string;
  /** Says in words what is chosen, beside the picture. */
  hasLabel?: boolean;
};

/** One button that goes through system, light and dark and remembers the choice in this browser. */
export function ThemeSwitch({ className, hasLabel = false }: Props) {
  const theme = useSyncExternalStore(subscribe, readTheme, () => 'system' as const);
  const { Icon, name, short } = faces[theme];
  const label = `Theme: ${name}`;
  return (
    <button
      type="button"
      className={className ?? 'button button-quiet size-11 p-0 text-muted'}
      aria-label={hasLabel ? undefined : label}
      title={hasLabel ? undefined : label}
      onClick={() => chooseTheme(nextTheme(theme))}
    >
      <Icon aria-hidden size={20} />
      {hasLabel && <span className="nav-name">Theme: {short}</span>}
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
