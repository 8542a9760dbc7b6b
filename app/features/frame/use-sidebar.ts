import { useState } from 'react';
import { useLocation } from 'react-router';
import { useSiteData } from '../../ui/use-viewer.ts';
import { sidebarCookie, sidebarOn } from './sidebar-state.ts';

/** The sidebar on this page, and the way to open or close it. What is remembered, the server knows too. */
export function useSidebar() {
  const { pathname } = useLocation();
  const { isSidebarClosed } = useSiteData();
  const [isClosed, setIsClosed] = useState(isSidebarClosed);
  const [opened, setOpened] = useState<string | null>(null);
  // Coming back to a roomy page is arriving there.
  if (opened !== null && opened !== pathname) setOpened(null);
  const { isOpen, hasToggle, isRemembered } = sidebarOn(pathname, { isClosed, opened });
  const toggle = () => {
    if (!isRemembered) return setOpened(isOpen ? null : pathname);
    setIsClosed(isOpen);
    document.cookie = sidebarCookie(isOpen);
  };
  return { isOpen, hasToggle, toggle };
}
