import type { MouseEvent } from 'react';
import { NavLink } from 'react-router';
import type { PublicMember } from '../../platform/http/viewer.ts';
import { SignOutButton } from '../sign-in/sign-out-button.tsx';
import { RequestButton } from '../feature-requests/request-button.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { entriesOf } from './navigation.ts';
import { ThemeSwitch } from './theme-switch.tsx';

const ID = 'profile-menu';

/** The member's own menu. The browser opens and closes it, with or without script. */
export function ProfileMenu({ member }: { member: PublicMember }) {
  const { name, email, photoUrl } = member;
  return (
    <>
      <button
        type="button"
        popoverTarget={ID}
        aria-label="Profile menu"
        className="grid size-11 place-items-center rounded-full hover:bg-tint"
      >
        <Avatar name={name} photoUrl={photoUrl} />
      </button>
      <div
        id={ID}
        popover="auto"
        className="card absolute inset-auto top-15 right-4 m-0 w-72 max-w-[calc(100vw-2rem)] animate-fade p-2 text-ink md:right-8"
      >
        <p className="border-b border-line px-3 pt-2 pb-3">
          <span className="block font-semibold">{name}</span>
          <span className="block text-sm text-muted">{email}</span>
        </p>
        <ul className="py-2">
          {entriesOf('menu', member).map(({ to, Icon, label }) => (
            <li key={to}>
              <NavLink to={to} className="nav-entry" onClick={close}>
                <Icon aria-hidden size={20} /> {label}
              </NavLink>
            </li>
          ))}
          <li>
            <RequestButton className="nav-entry" />
          </li>
          <li>
            <ThemeSwitch className="nav-entry" hasLabel />
          </li>
        </ul>
        <div className="border-t border-line pt-2">
          <SignOutButton className="nav-entry" />
        </div>
      </div>
    </>
  );
}

function close(event: MouseEvent<HTMLElement>): void {
  event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
}
