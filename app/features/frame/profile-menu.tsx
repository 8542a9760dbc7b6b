import type { MouseEvent } from 'react';
import { unreadBadge, unreadName } from '../../domain/notifications/notifications.ts';
import { NO_EMAIL, type PublicMember } from '../../domain/members/viewer.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { moveFocusByKey } from '../../ui/focus.ts';
import { Bell } from '../../ui/icons/icons.tsx';
import { RequestButton } from '../feature-requests/request-button.tsx';
import { SignOutButton } from '../sign-in/sign-out-button.tsx';
import { PageEntries, ThemeSwitch } from './navigation.tsx';
import { NavLink } from '../../ui/links.tsx';

const MENU = 'profile-menu';

/** The avatar that opens the profile menu: in the top bar, and in the sidebar of wide screens. */
export function ProfileButton({ member }: { member: PublicMember }) {
  const { name, photoUrl, unreadNotifications } = member;
  const unread = unreadNotifications > 0 ? `, ${unreadBadge(unreadNotifications)} unread` : '';
  return (
    <button
      type="button"
      popoverTarget={MENU}
      aria-label={`Profile menu${unread}`}
      className="relative grid size-11 shrink-0 place-items-center rounded-full hover:bg-tint"
    >
      <Avatar name={name} photoUrl={photoUrl} />
      {unreadNotifications > 0 && (
        <span
          aria-hidden
          className="absolute top-0.5 right-0.5 size-3.5 rounded-full border-2 border-paper bg-bad"
        />
      )}
    </button>
  );
}

/**
 * The member's menu, below the top bar or above the foot of the sidebar. It is once in the page, after the sidebar: the
 * Popover API opens it from either button, with or without JavaScript.
 */
export function ProfileMenu({ member }: { member: PublicMember }) {
  const { name, email, unreadNotifications } = member;
  return (
    <nav
      id={MENU}
      popover="auto"
      aria-label="Profile"
      onToggle={({ newState, currentTarget }) => {
        if (newState !== 'open' || currentTarget.contains(document.activeElement)) return;
        itemsOf(currentTarget)[0]?.focus();
      }}
      ref={followKeys}
      className="profile-menu card on-screen"
    >
      <p className="border-b border-line px-3 pt-2 pb-3 wrap-anywhere">
        <span className="block font-semibold">{name}</span>
        <span className="block text-sm text-muted">{email || NO_EMAIL}</span>
      </p>
      <ul className="py-2">
        <PageEntries place="menu" viewer={member} onPress={closeMenu} />
        <li>
          <RequestButton className="nav-entry" />
        </li>
      </ul>
      <ul className="border-t border-line py-2">
        <li>
          <Notifications unread={unreadNotifications} />
        </li>
        <PageEntries place="menuExtras" viewer={member} onPress={closeMenu} />
        <li>
          <ThemeSwitch className="nav-entry" hasLabel />
        </li>
      </ul>
      <div className="border-t border-line pt-2">
        <SignOutButton className="nav-entry" />
      </div>
    </nav>
  );
}

function Notifications({ unread }: { unread: number }) {
  return (
    <NavLink to="/notifications" className="nav-entry" onClick={closeMenu}>
      <Bell />
      {unread > 0 && <span className="sr-only">{unreadName(unread)}</span>}
      <span aria-hidden={unread > 0} className="flex-1">
        Notifications
      </span>
      {unread > 0 && (
        <span
          aria-hidden
          className="min-w-6 rounded-full bg-accent px-1.5 text-center text-sm font-semibold text-on-accent tabular-nums"
        >
          {unreadBadge(unread)}
        </span>
      )}
    </NavLink>
  );
}

// Not a handler in the markup: the menu itself is no control.
function followKeys(menu: HTMLElement | null): (() => void) | undefined {
  const move = (event: KeyboardEvent) => menu && moveFocusByKey(event, itemsOf(menu));
  menu?.addEventListener('keydown', move);
  return () => menu?.removeEventListener('keydown', move);
}

function itemsOf(menu: HTMLElement): HTMLElement[] {
  const items = menu.querySelectorAll<HTMLElement>('a[href], button');
  return [...items].filter((item) => item.checkVisibility());
}

function closeMenu(event: MouseEvent<HTMLElement>): void {
  event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
}
