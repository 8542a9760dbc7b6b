'use client';
import {
  Bell,
  House,
  Images,
  ListChecks,
  LogOut,
  MessageSquareReply,
  Monitor,
  PenLine,
  Users,
} from 'lucide-react';
import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { useState } from 'react';

const ENTRIES = [
  ['/home', House, 'Home'],
  ['/generator', PenLine, 'Generator'],
  ['/reply-generator', MessageSquareReply, 'Replies'],
  ['/community', Users, 'Community'],
  ['/resources', Images, 'Resources'],
  ['/requests', ListChecks, 'Requests'],
  ['/notices', Bell, 'Notices'],
];

export function Frame({ name, children }) {
  const pathname = usePathname();
  const [isOpen, setIsOpen] = useState(true);
  return (
    <div className="lg:grid lg:grid-cols-[auto_minmax(0,1fr)]">
      <a href="#content" className="on-screen button button-primary absolute top-2 left-2 z-50">
        Skip to content
      </a>
      <header className="sidebar on-screen" data-open={isOpen || undefined}>
        <button type="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          Sidebar
        </button>
        <nav aria-label="Main" className="flex flex-1 flex-col">
          <ul>
            {ENTRIES.map(([to, Icon, label]) => (
              <li key={to}>
                <Link
                  href={to}
                  prefetch={false}
                  aria-current={pathname === to ? 'page' : undefined}
                  className="nav-entry"
                >
                  <Icon aria-hidden size={20} />
                  <span className="nav-name">{label}</span>
                </Link>
              </li>
            ))}
          </ul>
          <ul className="mt-auto">
            <li>
              <button type="button" className="nav-entry">
                <Monitor aria-hidden size={20} /> Theme
              </button>
            </li>
            <li>
              <button type="button" className="nav-entry">
                <LogOut aria-hidden size={20} /> Sign out
              </button>
            </li>
            <li>
              <Link href="/account" prefetch={false} className="nav-entry">
                <span className="nav-name">{name}</span>
              </Link>
            </li>
          </ul>
        </nav>
      </header>
      <div className="flex min-h-dvh flex-col">
        <main id="content" tabIndex={-1} className="flex-1">
          {children}
        </main>
        <footer>
          {['About', 'Terms', 'Privacy', 'Community'].map((label) => (
            <Link key={label} href={`/${label.toLowerCase()}`} prefetch={false}>
              {label}
            </Link>
          ))}
        </footer>
      </div>
    </div>
  );
}
