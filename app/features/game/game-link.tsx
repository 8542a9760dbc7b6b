import { Dices } from '../../ui/icons/icons.tsx';
import { Link } from '../../ui/links.tsx';
import { useIsOpen } from '../site/use-viewer.ts';

/** The way to the daily game, for readers who have not met it. */
export function GameLink() {
  if (!useIsOpen()('/game')) return null;
  return (
    <p className="on-screen flex items-center text-sm text-muted">
      <Link to="/game" className="button button-quiet ps-0 text-start text-sm whitespace-normal">
        <Dices size={18} /> The daily game
      </Link>
      <span className="max-sm:hidden">Five posts a day to see through.</span>
    </p>
  );
}
