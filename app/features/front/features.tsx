import { FEATURES } from './landing-words.ts';

/** The feature cards. */
export function Features() {
  return (
    <section aria-labelledby="features" className="column py-16 md:py-24">
      <h2 id="features" className="max-w-[24ch] text-3xl">
        Everything you need to say very little.
      </h2>
      <ul className="mt-10 grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6">
        {FEATURES.map(({ Icon, title, words, sample }) => (
          <li key={title} className="card flex flex-col p-6">
            <Icon aria-hidden size={24} className="text-primary" />
            <h3 className="mt-4 text-lg font-semibold">{title}</h3>
            <p className="mt-2 mb-5 text-muted">{words}</p>
            <p className="mt-auto border-t border-line pt-4 font-display text-lg leading-snug">
              {sample}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
