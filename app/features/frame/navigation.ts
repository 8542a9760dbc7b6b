import {
  CircleUser,
  House,
  Images,
  Languages,
  ListChecks,
  type LucideIcon,
  ShieldCheck,
  Users,
} from 'lucide-react';
import type { PublicViewer } from '../../platform/http/viewer.ts';

/** Where an entry can stand, each under a name of its own: docs/product.md §2, Navigation. */
type Place = 'guestBar' | 'memberBar' | 'menu' | 'sidebar';

/** `isForRoom`: a bar as narrow as a phone leaves it out. */
type Page = { to: string; Icon: LucideIcon; isForAdmins?: true; isForRoom?: true } & Partial<
  Record<Place, string>
>;

/** One line for each page that exists, in the order of every place: a page arrives with its line. */
const PAGES: readonly Page[] = [
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

export type Entry = { to: string; Icon: LucideIcon; label: string; isForRoom?: true };

/** The entries of one place that this viewer may see. */
export function entriesOf(place: Place, viewer: PublicViewer): Entry[] {
  const isAdmin = viewer.kind === 'member' && viewer.isAdmin;
  return PAGES.flatMap(({ to, Icon, isForAdmins, isForRoom, [place]: label }) =>
    label !== undefined && (isAdmin || !isForAdmins) ? [{ to, Icon, label, isForRoom }] : [],
  );
}
