import { Flame, HandHeart, Handshake, type LucideIcon, ThumbsUp } from 'lucide-react';
import type { ReactionKind } from '../../domain/community/reaction.ts';

const LOOKS: Readonly<Record<ReactionKind, { Icon: LucideIcon; className: string }>> = {
  agree: { Icon: ThumbsUp, className: 'bg-primary text-on-primary' },
  humbled: { Icon: HandHeart, className: 'bg-bad text-surface' },
  synergy: { Icon: Handshake, className: 'bg-good text-surface' },
  unhinged: { Icon: Flame, className: 'bg-accent text-on-accent' },
};

type Props = { kind: ReactionKind; className?: string; size?: number };

/** The picture of a reaction, in a circle of its colour. */
export function ReactionIcon({ kind, className = 'size-6', size = 13 }: Props) {
  const { Icon, className: colors } = LOOKS[kind];
  return (
    <span
      aria-hidden
      className={`grid shrink-0 place-items-center rounded-full ${colors} ${className}`}
    >
      <Icon size={size} strokeWidth={2.25} />
    </span>
  );
}
