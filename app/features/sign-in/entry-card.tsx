import type { ReactNode } from 'react';

type Props = { title: string; words: ReactNode; children: ReactNode };

/** The card of the pages of sign-in. */
export function EntryCard({ title, words, children }: Props) {
  return (
    <div className="column flex justify-center py-12 md:py-24">
      <section aria-labelledby="way-in" className="card w-full max-w-md p-6 sm:p-10">
        <h1 id="way-in" tabIndex={-1} className="text-3xl">
          {title}
        </h1>
        <p className="mt-3 text-lg text-muted">{words}</p>
        <div className="mt-8 empty:hidden">{children}</div>
      </section>
    </div>
  );
}
