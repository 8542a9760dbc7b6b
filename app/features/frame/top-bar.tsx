import type { PublicMember, PublicViewer } from '../../domain/members/viewer.ts';
import { NavLink } from '../../ui/links.tsx';
import { useInstanceLook, useIsOpen, useSwitches, useViewer } from '../site/use-viewer.ts';
import { TryLink } from '../sign-in/try-link.tsx';
import { entriesOf, leavesRoom, Wordmark } from './navigation.tsx';
import { ProfileButton } from './profile-menu.tsx';

/** The bar above every page: for guests, and for members on screens too narrow for the sidebar. */
export function TopBar() {
  const viewer = useViewer();
  return (
    <header
      className={`on-screen border-b border-line ${viewer.kind === 'member' ? 'lg:hidden' : ''}`}
    >
      <nav aria-label="Main" className="column relative flex min-h-16 items-center gap-1">
        <div className="flex min-w-11 flex-1">
          <Wordmark />
        </div>
        {/* Reserves the room of all entries, because the bar is painted before the last one arrives. */}
        <div
          className={`flex flex-wrap items-center justify-end gap-1 ${viewer.kind === 'member' ? 'max-sm:min-w-[220px] max-sm:justify-start max-sm:gap-0 min-[390px]:max-sm:min-w-[266px]' : ''}`}
        >
          {viewer.kind === 'member' ? <ForMembers member={viewer} /> : <ForGuests guest={viewer} />}
        </div>
      </nav>
    </header>
  );
}

function ForMembers({ member }: { member: PublicMember }) {
  return (
    <>
      <Pages place="memberBar" viewer={member} />
      <ProfileButton member={member} />
    </>
  );
}

function ForGuests({ guest }: { guest: PublicViewer }) {
  const { freePosts } = useSwitches();
  return (
    <>
      <Pages place="guestBar" viewer={guest} />
      {useIsOpen()('/generator') && (
        <TryLink source="navbar" className="button button-plain px-2 min-[360px]:px-3 sm:px-4">
          {freePosts > 0 ? 'Try Free' : 'Sign Up'}
        </TryLink>
      )}
      <NavLink to="/login" className="bar-entry text-primary">
        Sign In
      </NavLink>
    </>
  );
}

type PagesProps = { place: 'memberBar' | 'guestBar'; viewer: PublicViewer };

function Pages({ place, viewer }: PagesProps) {
  const isRoomyPhone = leavesRoom(useInstanceLook());
  // Where the entries that need room are hidden: a member has more others.
  const narrow =
    place === 'memberBar'
      ? 'max-md:hidden'
      : isRoomyPhone
        ? 'max-[389px]:hidden'
        : 'max-[419px]:hidden';
  return entriesOf(place, viewer, useIsOpen()).map(
    ({ to, Icon, label, isNamed, isRoomy, area }) => (
      <NavLink key={to} to={to} area={area} className={`bar-entry ${isRoomy ? narrow : ''}`}>
        <Icon />
        <span
          className={
            isNamed ? 'max-[389px]:sr-only' : isRoomy ? 'max-md:sr-only' : 'max-sm:sr-only'
          }
        >
          {label}
        </span>
      </NavLink>
    ),
  );
}
