import { Link } from 'react-router';
import { useViewer } from '../../ui/use-viewer.ts';

/** The name in the display serif with its golden full stop. Leads home, wherever that is for the viewer. */
export function Wordmark({ isShort = false }: { isShort?: boolean }) {
  return (
    <Link
      to={useViewer().kind === 'member' ? '/home' : '/'}
      className={`flex min-h-11 items-center font-display text-xl font-semibold tracking-tight text-ink ${isShort ? 'justify-center' : ''}`}
    >
      {isShort ? <span aria-hidden>B</span> : 'Broetry'}
      <span aria-hidden className="text-accent">
        .
      </span>
      {isShort && <span className="sr-only">Broetry</span>}
    </Link>
  );
}
