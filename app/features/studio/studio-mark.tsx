import { Crown, type LucideIcon, Megaphone, Stamp } from 'lucide-react';
import type { ReactNode } from 'react';
import { ReactionIcon } from '../post/post-card.tsx';
import { type Mark, MARKS, type Ring, RINGS } from '../../domain/cards/card-look.ts';

const DRAWN: Readonly<Record<Mark, { Icon: LucideIcon; colours: string }>> = {
  certified: { Icon: Stamp, colours: 'bg-ink text-surface' },
  premium: { Icon: Crown, colours: 'bg-accent text-on-accent' },
  loud: { Icon: Megaphone, colours: 'bg-bad text-surface' },
};

/** A mark behind a name, as domain/cards/look-nodes.ts draws it. */
export function StudioMark({ mark }: { mark: Mark }) {
  const { Icon, colours } = DRAWN[mark];
  return (
    <span>
      <ReactionIcon Icon={Icon} className={colours} />
      <span className="sr-only">{MARKS[mark]}</span>
    </span>
  );
}

const RING_COLOURS: Readonly<Record<Exclude<Ring, 'none'>, string>> = {
  humbled: 'bg-accent text-on-accent',
  available: 'bg-primary text-on-primary',
  founder: 'bg-ink text-surface',
};

/** A face with its ring and the ring's word, in the room of the face alone, as domain/cards/look-nodes.ts draws it. */
export function Ringed({ ring, children }: { ring: Ring; children: ReactNode }) {
  if (ring === 'none') return children;
  return (
    <span
      className={`relative -m-[4px] grid size-[56px] shrink-0 place-items-center rounded-full ${RING_COLOURS[ring]}`}
    >
      <span className="grid size-[50px] place-items-center rounded-full bg-surface">
        {children}
      </span>
      <span className="absolute inset-x-[-16px] bottom-[-8px] flex justify-center">
        <span className="flex rounded-[8px] bg-surface p-[2px]">
          <span
            className={`rounded-[6px] px-[4px] text-[8px] leading-[12px] font-bold ${RING_COLOURS[ring]}`}
          >
            {RINGS[ring]}
          </span>
        </span>
      </span>
    </span>
  );
}
