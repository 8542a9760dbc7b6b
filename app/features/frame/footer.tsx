import { Link } from 'react-router';

const LINKS = [
  ['/translate', 'Translate'],
  ['/bookmarklet', 'Report card'],
  ['/hall-of-fame', 'Hall of fame'],
  ['/developers', 'Developers'],
  ['/terms', 'Terms'],
  ['/privacy', 'Privacy'],
] as const;

/** What every page ends with. */
export function Footer() {
  return (
    <footer className="mt-16 border-t border-line">
      <div className="column flex flex-wrap items-center justify-between gap-x-8 gap-y-1 py-4 text-sm text-muted">
        <p className="py-3">Parody. Not affiliated with LinkedIn.</p>
        <nav aria-label="Footer" className="on-screen -mx-2">
          <ul className="flex flex-wrap">
            {LINKS.map(([to, name]) => (
              <li key={to}>
                <Link
                  to={to}
                  className="inline-flex min-h-11 items-center px-2 underline-offset-4 hover:text-primary hover:underline"
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  );
}
