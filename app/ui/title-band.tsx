import type { ReactNode } from 'react';
import { Seated } from './avatar.tsx';

type TitleBandProps = {
  faces: readonly string[];
  lead: string;
  back?: ReactNode;
  children: ReactNode;
};

/** The title of a page to read, in the boardroom, with some of the drawn faces at the table. */
export function TitleBand({ faces, lead, back, children }: TitleBandProps) {
  return (
    <header className="boardroom">
      <div className="column grid grid-cols-1 gap-x-8 pt-3 md:grid-cols-[minmax(0,1fr)_auto] md:items-end md:pt-8">
        <div className="min-w-0 md:pb-24">
          {back}
          <h1 tabIndex={-1} className="text-3xl md:mt-2 md:text-4xl">
            {children}
          </h1>
          <p className="mt-1 max-w-[34ch] font-display text-lg leading-snug md:mt-3 md:text-xl">
            {lead}
          </p>
        </div>
        <Seated faces={faces} className="title-seats mt-1 md:mt-0 lg:pe-8" />
      </div>
    </header>
  );
}
