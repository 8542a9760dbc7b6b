import { Monitor, Moon, Sun } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { chooseTheme, readTheme, THEME_NAMES, watchTheme } from '../../ui/theme-choice.ts';
import { nextTheme } from '../../platform/http/theme.ts';

const SHORT = { system: 'System', light: 'Light', dark: 'Dark' } as const;

type Props = {
  className?: string;
  /** Says in words what is chosen, beside the picture. */
  hasLabel?: boolean;
};

/**
 * One button that goes through system, light and dark and remembers the choice in this browser. On a still page
 * `ui/start-theme-switch.ts` works it.
 */
export function ThemeSwitch({ className, hasLabel = false }: Props) {
  const theme = useSyncExternalStore(watchTheme, readTheme, () => 'system' as const);
  const label = `Theme: ${THEME_NAMES[theme]}`;
  return (
    <button
      type="button"
      data-theme-switch=""
      className={className ?? 'button button-quiet size-11 p-0 text-muted'}
      aria-label={hasLabel ? undefined : label}
      title={hasLabel ? undefined : label}
      onClick={() => chooseTheme(nextTheme(theme))}
    >
      <Faces />
      {hasLabel && <span className="nav-name">Theme: {SHORT[theme]}</span>}
    </button>
  );
}

// The page knows what is chosen before any script of ours does: the picture is never a wrong one.
function Faces() {
  return (
    <>
      <Monitor aria-hidden size={20} className="[[data-theme]_&]:hidden" />
      <Sun aria-hidden size={20} className="hidden [[data-theme=light]_&]:block" />
      <Moon aria-hidden size={20} className="hidden [[data-theme=dark]_&]:block" />
    </>
  );
}
