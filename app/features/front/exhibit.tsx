import type { ReactNode } from 'react';
import type { Face } from '../../domain/faces/face.ts';
import { FaceDrawing } from '../../ui/avatar.tsx';
import { ReactionBadges } from '../../ui/icons/icons.tsx';

export type ExhibitKind = 'post' | 'comment' | 'picture' | 'feed';

/** A small piece of the product that shows a sample of it. */
export function Exhibit({ piece, sample }: { piece: ExhibitKind; sample: string }) {
  const Shown = PIECES[piece];
  return (
    <div
      className={`grid h-44 content-center sm:h-52 overflow-hidden border-b border-line px-5 ${piece === 'picture' ? 'boardroom' : 'bg-tint'}`}
    >
      <Shown>{sample}</Shown>
    </div>
  );
}

type PieceProps = { children: ReactNode };

const PIECES = { post: Post, comment: Comment, picture: Picture, feed: Feed } as const;

function Post({ children }: PieceProps) {
  return (
    <div className="card p-4">
      <Author face="clock-0" />
      <p className="mt-3 text-sm">{children}</p>
      <p className="mt-3 flex border-t border-line pt-2">
        <ReactionBadges />
      </p>
    </div>
  );
}

function Comment({ children }: PieceProps) {
  return (
    <div className="flex gap-2">
      <FaceDrawing face="rock-4" className="size-9" />
      <p className="min-w-0 flex-1 rounded-card rounded-ss-none border border-line bg-surface p-3 text-sm">
        {children}
      </p>
    </div>
  );
}

function Picture({ children }: PieceProps) {
  return (
    <div className="mx-auto grid aspect-square w-36 content-between rounded-control bg-surface p-3 text-ink">
      <FaceDrawing face="plant-5" className="size-7" />
      <p className="text-sm leading-snug font-semibold">{children}</p>
      <p aria-hidden className="text-right text-[11px] leading-none text-muted">
        Satire
      </p>
    </div>
  );
}

function Feed({ children }: PieceProps) {
  return (
    <div className="grid gap-2">
      <div className="card px-4 py-3">
        <Author face="printer-2" />
        <p className="mt-2 text-sm">{children}</p>
      </div>
      <div className="card -mb-16 px-4 py-3">
        <Author face="pigeon-1" />
        <Bar className="mt-3 w-full" />
        <Bar className="mt-2 w-2/3" />
      </div>
    </div>
  );
}

function Author({ face }: { face: Face }) {
  return (
    <div className="flex items-center gap-2">
      <FaceDrawing face={face} className="size-8" />
      <div className="grid flex-1 gap-1.5">
        <Bar className="w-1/2" />
        <Bar className="w-3/4" />
      </div>
    </div>
  );
}

/** A line of text too small to read. */
function Bar({ className }: { className: string }) {
  return <span aria-hidden className={`block h-1.5 rounded-full bg-line ${className}`} />;
}
