import { TryLink } from '../guests/try-link.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import { Wordmark } from './wordmark.tsx';

/** The bar above every page. */
export function TopBar() {
  return (
    <header className="border-b border-line">
      <nav aria-label="Main" className="column flex h-16 items-center justify-between">
        <Wordmark />
        <div className="flex items-center gap-1">
          <ThemeSwitch />
          <TryLink source="navbar" className="button button-plain px-4">
            Try Free
          </TryLink>
        </div>
      </nav>
    </header>
  );
}
