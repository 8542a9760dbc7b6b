import { Bell as BellIcon } from 'lucide-react';
import { NavLink } from 'react-router';
import { unreadBadge, unreadName } from '../../domain/notifications/notifications.ts';

type Props = {
  unread: number;
  className: string;
  /** Shows the name beside the bell. */
  hasName?: boolean;
};

/** The way to the notices, with how many of them wait. */
export function Bell({ unread, className, hasName = false }: Props) {
  return (
    <NavLink to="/notices" className={className}>
      <span aria-hidden className="relative">
        <BellIcon size={20} />
        {unread > 0 && (
          <span className="absolute -top-2 left-2.5 w-max min-w-4.5 rounded-full bg-accent px-1 text-center text-[11px] leading-4.5 font-bold text-on-accent tabular-nums">
            {unreadBadge(unread)}
          </span>
        )}
      </span>
      {hasName && (
        <span aria-hidden className="nav-name">
          Notices
        </span>
      )}
      <span className="sr-only">{unreadName(unread)}</span>
    </NavLink>
  );
}
