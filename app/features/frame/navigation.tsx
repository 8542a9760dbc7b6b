import {
  Bell as BellIcon,
  CircleUser,
  House,
  Images,
  Languages,
  ListChecks,
  type LucideIcon,
  Monitor,
  Moon,
  ShieldCheck,
  Sun,
  Users,
} from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Link, NavLink } from 'react-router';
import { unreadBadge, unreadName } from '../../domain/notifications/notifications.ts';
import { nextTheme } from '../../platform/http/theme.ts';
import type { PublicViewer } from '../../platform/http/viewer.ts';
import { chooseTheme, readTheme, THEME_NAMES, watchTheme } from '../../ui/theme.ts';
import { useViewer } from '../../ui/use-viewer.ts';

/** Where an entry can stand, each under a name of its own: docs/product.md §2, Navigation. */
type Slot = 'guestBar' | 'memberBar' | 'menu' | 'sidebar';

/** `isForRoom`: a bar as narrow as a phone leaves it out. */
type NavigationPage = {
  to: string;
  Icon: LucideIcon;
  isForAdmins?: true;
  isForRoom?: true;
} & Partial<Record<Slot, string>>;

/** One line for each page that exists, in the order of every place: a page arrives with its line. */
const PAGES: readonly NavigationPage[] = [
  { to: '/home', Icon: House, memberBar: 'Home', sidebar: 'Home' },
  {
    to: '/community',
    Icon: Users,
    guestBar: 'Community',
    memberBar: 'Community',
    sidebar: 'Community',
  },
  {
    to: '/translate',
    Icon: Languages,
    guestBar: 'Translate',
    sidebar: 'Translate',
    isForRoom: true,
  },
  { to: '/resources', Icon: Images, memberBar: 'Resources', sidebar: 'Resources' },
  { to: '/account', Icon: CircleUser, menu: 'Profile' },
  { to: '/admin', Icon: ShieldCheck, menu: 'Admin Panel', sidebar: 'Admin', isForAdmins: true },
  { to: '/requests', Icon: ListChecks, menu: 'Request Board' },
  // After the entries of the specification.
  { to: '/translate', Icon: Languages, menu: 'Translate' },
];

type NavigationEntry = { to: string; Icon: LucideIcon; label: string; isForRoom?: true };

/** The entries of one place that this viewer may see. */
export function entriesOf(place: Slot, viewer: PublicViewer): NavigationEntry[] {
  const isAdmin = viewer.kind === 'member' && viewer.isAdmin;
  return PAGES.flatMap(({ to, Icon, isForAdmins, isForRoom, [place]: label }) =>
    label !== undefined && (isAdmin || !isForAdmins) ? [{ to, Icon, label, isForRoom }] : [],
  );
}

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

const SHORT_NAMES = { system: 'System', light: 'Light', dark: 'Dark' } as const;

type ThemeSwitchProps = {
  className?: string;
  /** Says in words what is chosen, beside the picture. */
  hasLabel?: boolean;
};

/**
 * One button that goes through system, light and dark and remembers the choice in this browser. On a still page
 * `ui/theme.ts` works it.
 */
export function ThemeSwitch({ className, hasLabel = false }: ThemeSwitchProps) {
  const theme = useSyncExternalStore(watchTheme, readTheme, () => 'system' as const);
  const label = `Theme: ${THEME_NAMES[theme]}`;
  return (
    <button
      type="button"
      data-theme-switch=""
      className={className ?? 'button button-quiet size-11 p-0 text-muted'}
      aria-label={hasLabel ? undefined : label}
      title={hasLabel ? undefined : label}
      onClick={() => chooseTheme(nextTheme(theme))}
    >
      <ThemeIcons />
      {hasLabel && <span className="nav-name">Theme: {SHORT_NAMES[theme]}</span>}
    </button>
  );
}

// The page knows what is chosen before any script of ours does: the picture is never a wrong one.
function ThemeIcons() {
  return (
    <>
      <Monitor aria-hidden size={20} className="[[data-theme]_&]:hidden" />
      <Sun aria-hidden size={20} className="hidden [[data-theme=light]_&]:block" />
      <Moon aria-hidden size={20} className="hidden [[data-theme=dark]_&]:block" />
    </>
  );
}

type BellProps = {
  unread: number;
  className: string;
  /** Shows the name beside the bell. */
  hasName?: boolean;
};

/** The way to the notices, with how many of them wait. */
export function Bell({ unread, className, hasName = false }: BellProps) {
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
