import type { ReactNode } from 'react';
import { Seated } from '../../ui/avatar.tsx';

type Props = {
  title: string;
  words: ReactNode;
  /** Who waits at the table. */
  faces: readonly string[];
  /** What is shown above them. */
  beside?: ReactNode;
  children: ReactNode;
};

/** The card of the pages of sign-in: the way in, and the boardroom that it leads to, on narrow screens below it. */
export function EntryCard({ title, words, faces, beside, children }: Props) {
  return (
    <div className="column flex items-center pt-6 md:pt-10 lg:min-h-[calc(100dvh-14.5rem)] lg:pt-8">
      <div className="card mx-auto grid w-full max-w-md overflow-hidden lg:max-w-none lg:min-h-[34rem] lg:grid-cols-2">
        <section aria-labelledby="way-in" className="self-center p-6 sm:p-10 lg:px-14">
          <h1 id="way-in" tabIndex={-1} className="text-3xl xl:text-4xl">
            {title}
          </h1>
          <p className="mt-3 text-lg text-pretty text-muted lg:mt-4 lg:text-xl">{words}</p>
          <div className="mt-8 empty:hidden">{children}</div>
        </section>
        <div
          className={`boardroom flex flex-col justify-end ${beside === undefined ? 'max-lg:order-first' : ''}`}
        >
          {beside !== undefined && (
            <div className="my-auto px-4 pt-6 pb-5 sm:px-6 lg:pt-8 xl:px-10">{beside}</div>
          )}
          <Seated
            faces={faces}
            className={`pt-4 max-lg:*:size-20 ${beside === undefined ? '' : 'lg:gap-6 lg:*:size-24'}`}
          />
        </div>
      </div>
    </div>
  );
}
