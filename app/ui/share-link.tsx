import type { ReactNode } from 'react';
import type { ShareLink as Link } from './share-links.ts';

type Props = { link: Link; className?: string; children?: ReactNode };

/** The way to a network with a post already typed in, in a tab of its own. */
export function ShareLink({ link: { network, href }, className = '', children }: Props) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className={`button button-plain ${className}`}
    >
      {children} Share on {network}
      <span className="sr-only">, in a new tab</span>
    </a>
  );
}
