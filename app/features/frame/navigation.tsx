import type { MouseEvent } from 'react';
import type { PublicViewer } from '../../domain/members/viewer.ts';
import { firstLetter } from '../../platform/text/first-letter.ts';
import { type InstanceLook, logoPath } from '../../platform/text/instance-look.ts';
import {
  CircleUser,
  House,
  Images,
  Languages,
  ListChecks,
  type IconComponent,
  MessageSquareReply,
  Monitor,
  Moon,
  PenLine,
  ShieldCheck,
  Sun,
  Users,
} from '../../ui/icons/icons.tsx';
import { Link, NavLink } from '../../ui/links.tsx';
import { useInstanceLook, useIsOpen, useViewer } from '../site/use-viewer.ts';

/** The places of a navigation entry, each with its own label (docs/product.md §2, Navigation). */
type Slot = 'guestBar' | 'memberBar' | 'menu' | 'menuExtras' | 'sidebar';

/** `isNamed`: keeps its visible name in the bar of phones; `isRoomy`: is not in the narrow bars, but in the menu. */
type NavigationPage = {
  to: string;
  Icon: IconComponent;
  isForAdmins?: true;
  isNamed?: true;
  isRoomy?: true;
  /** Its other pages, where it is marked too. */
  area?: readonly string[];
} & Partial<Record<Slot, string>>;

const PAGES: readonly NavigationPage[] = [
  { to: '/generator', Icon: PenLine, memberBar: 'Write', sidebar: 'Write', isNamed: true },
  {
    to: '/reply-generator',
    Icon: MessageSquareReply,
    guestBar: 'React',
    memberBar: 'React',
    sidebar: 'React',
    isRoomy: true,
  },
  { to: '/home', Icon: House, memberBar: 'Home', sidebar: 'Home' },
  {
    to: '/community',
    Icon: Users,
    guestBar: 'Community',
    memberBar: 'Community',
    sidebar: 'Community',
    area: ['/hall-of-fame', '/prompt'],
  },
  { to: '/resources', Icon: Images, memberBar: 'Resources', sidebar: 'Resources' },
  { to: '/account', Icon: CircleUser, menu: 'Profile' },
  { to: '/admin', Icon: ShieldCheck, menu: 'Admin Panel', sidebar: 'Admin', isForAdmins: true },
  { to: '/reply-generator', Icon: MessageSquareReply, menuExtras: 'React' },
  { to: '/requests', Icon: ListChecks, menuExtras: 'Feature Requests' },
  { to: '/translate', Icon: Languages, menuExtras: 'Translate' },
];

type NavigationEntry = Pick<NavigationPage, 'to' | 'Icon' | 'isNamed' | 'isRoomy' | 'area'> & {
  label: string;
};

/** Returns the entries of a place that the viewer may see, without pages that are not there. */
export function entriesOf(
  place: Slot,
  viewer: PublicViewer,
  isOpen: (path: string) => boolean = () => true,
): NavigationEntry[] {
  const isAdmin = viewer.kind === 'member' && viewer.isAdmin;
  return PAGES.flatMap(({ to, Icon, isForAdmins, isNamed, isRoomy, area, [place]: label }) =>
    label !== undefined && (isAdmin || !isForAdmins) && isOpen(to)
      ? [{ to, Icon, label, isNamed, isRoomy, area }]
      : [],
  );
}

type PageEntriesProps = {
  place: 'sidebar' | 'menu' | 'menuExtras';
  viewer: PublicViewer;
  onPress?: (event: MouseEvent<HTMLElement>) => void;
};

/** The entries of a place as list items. */
export function PageEntries({ place, viewer, onPress }: PageEntriesProps) {
  return entriesOf(place, viewer, useIsOpen()).map(({ to, Icon, label, area }) => (
    <li key={to}>
      <NavLink to={to} area={area} className="nav-entry" onClick={onPress}>
        <Icon />
        <span className="nav-name">{label}</span>
      </NavLink>
    </li>
  ));
}

/** A longer name, and one beside a logo, has smaller lines, and where there is a picture or a letter none. */
const ONE_LINE = 12;
/**
 * A longer name does not fit beside the entries of a member's phone, and is smaller in the bar of a guest's. The smallest
 * phones have room for none.
 */
const ON_PHONES = 8;

/** Whether the bar of a guest's phone has room for all entries beside the logo and the name of the site. */
export function leavesRoom({ name, logo }: Pick<InstanceLook, 'name' | 'logo'>): boolean {
  return logo === null && name.length <= ON_PHONES;
}

/**
 * The logo and the name of the site, cut to the room that the entries leave. Links to /home for members and to / for
 * guests. Where there is no room for the name, the logo or the first letter is shown.
 */
export function Wordmark({ isShort = false }: { isShort?: boolean }) {
  const isMember = useViewer().kind === 'member';
  const { name, logo } = useInstanceLook();
  const isShortName = leavesRoom({ name, logo });
  const letter = isShort ? '' : isShortName ? 'min-[360px]:hidden' : 'md:hidden';
  const whole =
    logo || name.length > ONE_LINE ? 'name-lines' : isShortName ? 'truncate' : 'name-line';
  const needsRoom = isShortName ? 'max-[359px]:sr-only' : 'max-md:sr-only';
  const onPhones = logo !== null || isMember ? needsRoom : '';
  return (
    <Link
      to={isMember ? '/home' : '/'}
      className={`inline-flex min-h-11 max-w-full items-center wrap-anywhere font-display text-xl font-semibold tracking-tight text-ink ${isShort ? 'justify-center' : ''} ${isMember ? 'min-w-11' : 'min-w-0'}`}
    >
      {logo ? (
        <img
          src={logoPath(logo)}
          alt=""
          width={logo.width}
          height={logo.height}
          className={`h-8 w-auto shrink-0 object-contain ${isShort ? 'max-w-10' : 'me-2 max-w-12 sm:max-w-16'}`}
        />
      ) : (
        (isShort || isMember) && (
          <span aria-hidden className={letter}>
            {firstLetter(name)}
          </span>
        )
      )}
      <span className={isShort ? 'sr-only' : `${whole} ${onPhones}`}>{name}</span>
      {!logo && (
        <span aria-hidden className="text-mark">
          .
        </span>
      )}
    </Link>
  );
}

/** The themes with their icons. CSS shows the one of `data-theme`, which is set before the first paint. */
const THEMES = [
  { Icon: Monitor, name: 'Follow the system', short: 'System', shown: '[[data-theme]_&]:hidden' },
  { Icon: Sun, name: 'Light', short: 'Light', shown: 'not-[[data-theme=light]_&]:hidden' },
  { Icon: Moon, name: 'Dark', short: 'Dark', shown: 'not-[[data-theme=dark]_&]:hidden' },
] as const;

type ThemeSwitchProps = {
  className?: string;
  hasLabel?: boolean;
};

/** Cycles through system, light and dark, and saves the theme in this browser: `startThemeSwitch` handles the press. */
export function ThemeSwitch({ className, hasLabel = false }: ThemeSwitchProps) {
  return (
    <button
      type="button"
      data-theme-switch=""
      className={className ?? 'button button-quiet size-11 p-0 text-muted'}
    >
      {THEMES.map(({ Icon, name, short, shown }) => (
        <span
          key={name}
          title={hasLabel ? undefined : `Theme: ${name}`}
          className={`flex items-center gap-3 ${hasLabel ? '' : 'size-full justify-center'} ${shown}`}
        >
          <Icon size={20} />
          <span className={hasLabel ? 'nav-name' : 'sr-only'}>
            {`Theme: ${hasLabel ? short : name}`}
          </span>
        </span>
      ))}
    </button>
  );
}
