import { Avatar } from '../../ui/avatar.tsx';
import { TESTIMONIALS, TESTIMONIALS_NOTE } from './landing-words.ts';

/** What invented people say. */
export function Testimonials() {
  return (
    <section aria-labelledby="testimonials" className="border-t border-line">
      <div className="column py-16 md:py-24">
        <h2 id="testimonials" className="text-3xl">
          Well received.
        </h2>
        <p className="mt-3 text-muted">{TESTIMONIALS_NOTE}</p>
        <ul className="mt-10 grid grid-cols-1 gap-10 md:grid-cols-3 md:gap-8">
          {TESTIMONIALS.map(({ words, name, headline }) => (
            <li key={name}>
              <figure className="flex h-full flex-col border-t-2 border-accent pt-5">
                <blockquote className="mb-6 font-display text-xl leading-snug text-pretty">
                  {words}
                </blockquote>
                <figcaption className="mt-auto flex items-center gap-3">
                  <Avatar name={name} photoUrl={null} className="size-11 text-lg" />
                  <span className="min-w-0">
                    <span className="block font-semibold">{name}</span>
                    <span className="block text-sm text-muted">{headline}</span>
                  </span>
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
