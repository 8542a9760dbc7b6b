import { ArrowLeft } from 'lucide-react';
import { Link, type LinkProps } from 'react-router';

/** The way back above a page's title. */
export function BackLink({ children, ...link }: LinkProps) {
  return (
    <Link {...link} className="button button-quiet -ms-[12px]">
      <ArrowLeft aria-hidden size={18} /> {children}
    </Link>
  );
}
