import type { ReactNode } from 'react';
import { FaceDrawing, FaceShape } from './avatar.tsx';

type BoardroomProps = {
  className?: string;
  /** Those who sit at the table where the room is a column that is higher than the card needs. */
  audience?: readonly string[];
  children: ReactNode;
};

/** The room around a card that is shown: to the edges of a phone, a panel on a wide screen. */
export function Boardroom({ className = '', audience, children }: BoardroomProps) {
  return (
    <div
      className={`boardroom -mx-[16px] px-4 pt-5 pb-12 md:-mx-[32px] md:px-8 lg:mx-0 lg:rounded-card lg:px-6 lg:pt-8 lg:pb-14 ${className}`}
    >
      <div className="mx-auto w-full max-w-[600px]">{children}</div>
      {audience && (
        <div className="audience-room">
          <Audience faces={audience} />
        </div>
      )}
    </div>
  );
}

/** Those who listen: drawn faces at the table of a boardroom, which needs room for them. */
export function Audience({ faces }: { faces: readonly string[] }) {
  return (
    <svg aria-hidden viewBox={`0 0 ${faces.length * 94 - 18} 62`} className="audience">
      {faces.map((name, seat) => (
        <FaceShape key={name} name={name} x={seat * 94} width={76} height={76} />
      ))}
    </svg>
  );
}

/** The head of a post on stage, which has no card of its own: a face ("mug-3"), a name and one line for all. */
export function StageHead({ face, name }: { face: string; name: string }) {
  return (
    <header className="post-head">
      <FaceDrawing face={face} className="size-12" />
      <div className="byline">
        <p dir="auto">{name}</p>
        <p>Thought Leader · Satire</p>
      </div>
    </header>
  );
}
