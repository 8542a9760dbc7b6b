import { Link } from 'react-router';

/** The name in the display serif with its golden full stop. Leads home. */
export function Wordmark() {
  return (
    <Link
      to="/"
      aria-label="Broetry"
      className="flex min-h-11 items-center font-display text-xl font-semibold tracking-tight text-ink"
    >
      Broetry<span className="text-accent">.</span>
    </Link>
  );
}
