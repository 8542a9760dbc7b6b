import {
  CircleUser,
  House,
  Images,
  Languages,
  ListChecks,
  type LucideIcon,
  MessageSquareReply,
  Monitor,
  Moon,
  PenLine,
  ShieldCheck,
  Sun,
  Users,
} from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { nextTheme } from '../../platform/http/theme.ts';
import type { PublicViewer } from '../../platform/http/viewer.ts';
import { chooseTheme, readTheme, THEME_NAMES, watchTheme } from '../../ui/theme.ts';
import { useViewer } from '../../ui/use-viewer.ts';

/** The places of a navigation entry, each with its own label (docs/product.md §2, Navigation). */
type Slot = 'guestBar' | 'memberBar' | 'menu' | 'menuExtras' | 'sidebar';

/** `isNamed`: keeps its visible name in the bar of phones. */
type NavigationPage = {
  to: string;
  Icon: LucideIcon;
  isForAdmins?: true;
  isNamed?: true;
} & Partial<Record<Slot, string>>;

const PAGES: readonly NavigationPage[] = [
  { to: '/generator', Icon: PenLine, memberBar: 'Write', sidebar: 'Write', isNamed: true },
  { to: '/reply-generator', Icon: MessageSquareReply, sidebar: 'React' },
  { to: '/home', Icon: House, memberBar: 'Home', sidebar: 'Home' },
  {
    to: '/community',
    Icon: Users,
    guestBar: 'Community',
    memberBar: 'Community',
    sidebar: 'Community',
  },
  { to: '/resources', Icon: Images, memberBar: 'Resources', sidebar: 'Resources' },
  { to: '/account', Icon: CircleUser, menu: 'Profile' },
  { to: '/admin', Icon: ShieldCheck, menu: 'Admin Panel', sidebar: 'Admin', isForAdmins: true },
  { to: '/reply-generator', Icon: MessageSquareReply, menuExtras: 'React' },
  { to: '/requests', Icon: ListChecks, menuExtras: 'Request Board' },
  { to: '/translate', Icon: Languages, menuExtras: 'Translate' },
];

type NavigationEntry = { to: string; Icon: LucideIcon; label: string; isNamed?: true };

/** Returns the entries of a place that the viewer may see. */
export function entriesOf(place: Slot, viewer: PublicViewer): NavigationEntry[] {
  const isAdmin = viewer.kind === 'member' && viewer.isAdmin;
  return PAGES.flatMap(({ to, Icon, isForAdmins, isNamed, [place]: label }) =>
    label !== undefined && (isAdmin || !isForAdmins) ? [{ to, Icon, label, isNamed }] : [],
  );
}

/**
 * The site name. Links to /home for members and to / for guests. Members see its first letter where the entries leave no
 * room for more.
 */
export function Wordmark({ isShort = false }: { isShort?: boolean }) {
  const isMember = useViewer().kind === 'member';
  const letter = isShort ? '' : 'min-[390px]:hidden';
  const whole = isShort ? 'sr-only' : isMember ? 'max-[389px]:sr-only' : '';
  return (
    <Link
      to={isMember ? '/home' : '/'}
      className={`flex min-h-11 items-center font-display text-xl font-semibold tracking-tight text-ink ${isShort ? 'justify-center' : ''}`}
    >
      {(isShort || isMember) && (
        <span aria-hidden className={letter}>
          B
        </span>
      )}
      <span className={whole}>Broetry</span>
      <span aria-hidden className="text-accent">
        .
      </span>
    </Link>
  );
}

const SHORT_NAMES = { system: 'System', light: 'Light', dark: 'Dark' } as const;

type ThemeSwitchProps = {
  className?: string;
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
