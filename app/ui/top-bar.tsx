import { useLocation } from 'react-router';
import { TryLink } from '../guests/try-link.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import { Wordmark } from './wordmark.tsx';

/** The bar above every page. */
export function TopBar() {
  const isInside = INSIDE.has(useLocation().pathname);
  return (
    <header className="border-b border-line">
      <nav
        aria-label="Main"
        className="column flex min-h-16 flex-wrap items-center justify-between"
      >
        <Wordmark />
        <div className="flex items-center gap-1">
          <ThemeSwitch />
          {!isInside && (
            <TryLink source="navbar" className="button button-plain px-4">
              Try Free
            </TryLink>
          )}
        </div>
      </nav>
    </header>
  );
}

// Whoever is here has already come in.
const INSIDE = new Set(['/generator', '/preview']);
