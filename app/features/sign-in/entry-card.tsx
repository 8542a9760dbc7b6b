import type { ReactNode } from 'react';

type Props = {
  title: string;
  words: ReactNode;
  /** What is shown beside the card where there is room. */
  beside?: ReactNode;
  children: ReactNode;
};

/** The card of the pages of sign-in. */
export function EntryCard({ title, words, beside, children }: Props) {
  return (
    <div className="column flex items-start justify-center gap-16 py-8 md:py-16 lg:py-20 xl:gap-24">
      <section aria-labelledby="way-in" className="card w-full max-w-md shrink-0 p-6 sm:p-10">
        <h1 id="way-in" tabIndex={-1} className="text-3xl">
          {title}
        </h1>
        <p className="mt-3 text-lg text-muted">{words}</p>
        <div className="mt-8 empty:hidden">{children}</div>
      </section>
      {beside !== undefined && <div className="min-w-0 flex-1 max-lg:hidden">{beside}</div>}
    </div>
  );
}
