import { EllipsisVertical } from 'lucide-react';
import { useState } from 'react';
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
    className: 'button button-quiet -mt-2 -me-2 size-11 shrink-0 p-0 text-muted noscript:hidden',
    children: <EllipsisVertical aria-hidden size={20} />,
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
