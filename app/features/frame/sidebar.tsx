import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import type { PublicMember } from '../../platform/http/viewer.ts';
import { SignOutButton } from '../sign-in/sign-out-button.tsx';
import { Bell } from '../account/bell.tsx';
import { RequestButton } from '../feature-requests/request-button.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { entriesOf } from './navigation.ts';
import { ThemeSwitch } from './theme-switch.tsx';
import { useSidebar } from './use-sidebar.ts';
import { Wordmark } from './wordmark.tsx';

/** The members' way around on wide screens. Closed, it keeps every name for who listens or points. */
export function Sidebar({ member }: { member: PublicMember }) {
  const { isOpen, hasToggle, toggle } = useSidebar();
  return (
    <header className="sidebar on-screen" data-open={isOpen || undefined}>
      <div className={`flex py-2.5 ${isOpen ? 'items-center justify-between pl-3' : 'flex-col'}`}>
        <Wordmark isShort={!isOpen} />
        {hasToggle && <Toggle isOpen={isOpen} onPress={toggle} />}
      </div>
      <nav aria-label="Main" className="flex flex-1 flex-col">
        <ul>
          {entriesOf('sidebar', member).map(({ to, Icon, label }) => (
            <li key={to}>
              <NavLink to={to} className="nav-entry">
                <Icon aria-hidden size={20} />
                <Name>{label}</Name>
              </NavLink>
            </li>
          ))}
          <li>
            <RequestButton className="nav-entry" />
          </li>
        </ul>
        <ul className="mt-auto">
          <li>
            <Bell unread={member.unreadNotices} className="nav-entry" hasName />
          </li>
          <li>
            <ThemeSwitch className="nav-entry" hasLabel />
          </li>
          <li>
            <SignOutButton className="nav-entry" />
          </li>
          <li className="mt-2 border-t border-line pt-2">
            <NavLink to="/account" className="nav-entry">
              <Avatar
                name={member.name}
                photoUrl={member.photoUrl}
                className="-mx-1.5 size-8 text-sm"
              />
              <Name>{member.name}</Name>
            </NavLink>
          </li>
        </ul>
      </nav>
    </header>
  );
}

function Name({ children }: { children: ReactNode }) {
  return <span className="nav-name">{children}</span>;
}

function Toggle({ isOpen, onPress }: { isOpen: boolean; onPress: () => void }) {
  const Icon = isOpen ? PanelLeftClose : PanelLeftOpen;
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      onClick={onPress}
      className={`nav-entry text-muted ${isOpen ? 'max-w-11' : ''}`}
    >
      <Icon aria-hidden size={20} />
      <span className={isOpen ? 'sr-only' : 'nav-name'}>Sidebar</span>
    </button>
  );
}
