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

/** The places of a navigation entry, each with its own label (docs/product.md §2, Navigation). */
type Slot = 'guestBar' | 'memberBar' | 'menu' | 'sidebar';

/** `isForRoom`: omitted from the bar on phones. */
type NavigationPage = {
  to: string;
  Icon: LucideIcon;
  isForAdmins?: true;
  isForRoom?: true;
} & Partial<Record<Slot, string>>;

/** The pages of the navigation, in the order of every place. */
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
  // Comes after the entries of the specification.
  { to: '/translate', Icon: Languages, menu: 'Translate' },
];

type NavigationEntry = { to: string; Icon: LucideIcon; label: string; isForRoom?: true };

/** Returns the entries of a place that the viewer may see. */
export function entriesOf(place: Slot, viewer: PublicViewer): NavigationEntry[] {
  const isAdmin = viewer.kind === 'member' && viewer.isAdmin;
  return PAGES.flatMap(({ to, Icon, isForAdmins, isForRoom, [place]: label }) =>
    label !== undefined && (isAdmin || !isForAdmins) ? [{ to, Icon, label, isForRoom }] : [],
  );
}

/** The site name. Links to /home for members and to / for guests. */
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
  /** Shows the selected theme as text next to the icon. */
  hasLabel?: boolean;
};

/**
 * Cycles through system, light and dark, and saves the theme in this browser. On a page without hydration `ui/theme.ts`
 * handles the button.
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

// CSS selects the icon by `data-theme`, which is set before hydration, so that no wrong icon appears.
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
  /** Shows the name next to the bell. */
  hasName?: boolean;
};

/** Links to the notices, with the number of unread ones. */
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
