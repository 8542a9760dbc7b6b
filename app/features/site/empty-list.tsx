import type { ReactNode } from 'react';
import { ChevronDown } from '../../ui/icons/icons.tsx';
import { RoomPicture } from '../../ui/room-picture.tsx';

type EmptyPageProps = {
  /** The drawn faces ("mug") at the table. */
  faces: readonly string[];
  /** The words above them. */
  sign: string;
  title: string;
  words?: string;
  /** The heading of what will be here, where that is not plain. */
  heading?: string;
  things?: readonly (readonly [title: string, words: string])[];
  /** They happen one after the other, and have numbers. */
  isSequence?: boolean;
  /** The next action. */
  children?: ReactNode;
};

/** In place of what fills a page and is not there: the room, why, and below that what there will be, which phones show on a press unless it is a sequence. */
export function EmptyPage({
  faces,
  sign,
  title,
  words,
  heading,
  things = [],
  isSequence = false,
  children,
}: EmptyPageProps) {
  return (
    <div className="card mt-6 overflow-hidden md:mt-8">
      <div
        className={`grid md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] ${heading === undefined ? 'md:min-h-96' : 'md:min-h-72'}`}
      >
        <RoomPicture faces={faces} sign={sign} className="h-48 md:h-auto" />
        <div className="flex flex-col items-start justify-center gap-3 p-6 sm:p-10 lg:px-14">
          <p className="font-display text-2xl leading-tight font-semibold text-balance">{title}</p>
          {words !== undefined && <p className="max-w-[48ch] text-lg text-muted">{words}</p>}
          {children !== undefined && <div className="mt-3">{children}</div>}
        </div>
      </div>
      {heading !== undefined && <WhatComes {...{ heading, things, isSequence }} />}
    </div>
  );
}

type WhatComesProps = Required<Pick<EmptyPageProps, 'heading' | 'things' | 'isSequence'>>;

function WhatComes({ heading, things, isSequence }: WhatComesProps) {
  const List = isSequence ? 'ol' : 'ul';
  return (
    <details
      open={isSequence}
      className="for-wide-screens border-t border-line bg-tint px-6 sm:px-10 md:py-8"
    >
      <summary className="disclosure min-h-14 justify-between font-semibold">
        {heading} <ChevronDown size={18} />
      </summary>
      <p className="font-semibold max-md:hidden">{heading}</p>
      <List className="grid pt-1 pb-6 md:pt-4 md:pb-0 gap-x-10 gap-y-4 md:auto-cols-fr md:grid-flow-col">
        {things.map(([name, about], index) => (
          <li key={name} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4">
            {isSequence ? (
              <span aria-hidden className="step-number bg-surface">
                {index + 1}
              </span>
            ) : (
              <span aria-hidden className="mt-2 size-2 rounded-full bg-accent" />
            )}
            <div>
              <p className="font-semibold">{name}</p>
              <p className="text-muted">{about}</p>
            </div>
          </li>
        ))}
      </List>
    </details>
  );
}
