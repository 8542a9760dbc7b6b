import { useState } from 'react';
import { EllipsisVertical } from './icons/icons.tsx';
import { lazyPart } from './lazy-part.tsx';
import type { MenuEntry } from './opened-menu.tsx';

const Opened = lazyPart(() => import('./opened-menu.tsx').then((part) => part.OpenedMenu));

type Props = { label: string; entries: readonly MenuEntry[] };

/**
 * Menu button. Renders a plain button until the first press: twenty mounted menus cost a third of a page's render
 * time.
 */
export function Menu({ label, entries }: Props) {
  const [isMounted, setIsMounted] = useState(false);
  const button = {
    type: 'button',
    'aria-label': label,
    className: 'button button-quiet menu-button',
    children: <EllipsisVertical />,
  } as const;
  const closed = (
    <button
      {...button}
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={() => setIsMounted(true)}
    />
  );
  if (!isMounted) return closed;
  return (
    <Opened
      button={button}
      entries={entries}
      fallback={closed}
      onMissing={() => setIsMounted(false)}
    />
  );
}
