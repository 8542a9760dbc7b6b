import type { ReactNode } from 'react';
import { Link } from 'react-router';

type RowProps = { label: string; children: ReactNode };

/** A row of tabs. Each is an address, so each is a link. */
export function TabRow({ label, children }: RowProps) {
  return (
    <nav aria-label={label} className="tab-row">
      {children}
    </nav>
  );
}

type TabProps = {
  to: string;
  isOpen: boolean;
  /** The page stays where it is scrolled to. */
  keepsPlace?: boolean;
  children: ReactNode;
};

/** One tab of a row. */
export function Tab({ to, isOpen, keepsPlace, children }: TabProps) {
  return (
    <Link
      to={to}
      aria-current={isOpen ? 'page' : undefined}
      preventScrollReset={keepsPlace}
      className="bar-entry"
    >
      {children}
    </Link>
  );
}
