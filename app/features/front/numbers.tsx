import { MARKETING_NUMBERS, NUMBERS_NOTE } from './landing-words.ts';

/** The marketing numbers, and what they are worth. */
export function Numbers() {
  return (
    <section aria-labelledby="numbers" className="border-y border-line bg-surface">
      <div className="column py-10 md:py-12">
        <h2 id="numbers" className="sr-only">
          In numbers
        </h2>
        <dl className="grid grid-cols-1 gap-8 sm:grid-cols-3">
          {MARKETING_NUMBERS.map(({ number, label }) => (
            <div key={number} className="flex flex-col-reverse justify-end">
              <dt className="mt-1 max-w-[24ch] text-muted">{label}</dt>
              <dd className="font-display text-4xl leading-none font-semibold tracking-tight">
                {number}
              </dd>
            </div>
          ))}
        </dl>
        <p className="mt-8 text-sm text-muted">{NUMBERS_NOTE}</p>
      </div>
    </section>
  );
}
