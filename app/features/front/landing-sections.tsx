import { faceOf } from '../../domain/faces/face.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Plus } from '../../ui/icons/icons.tsx';
import { Link } from '../../ui/links.tsx';
import { Exhibit } from './exhibit.tsx';
import { useSwitches } from '../site/use-viewer.ts';
import {
  faqOf,
  FEATURES,
  MARKETING_NUMBERS,
  NUMBERS_NOTE,
  TESTIMONIALS,
  TESTIMONIALS_NOTE,
} from './landing-words.ts';

export function Numbers() {
  return (
    <section aria-labelledby="numbers" className="border-y border-line bg-surface">
      <div className="column py-10 md:py-12">
        <h2 id="numbers" className="sr-only">
          In numbers
        </h2>
        <dl className="grid grid-cols-3 gap-x-4 sm:gap-8">
          {MARKETING_NUMBERS.map(({ number, label }) => (
            <div key={number} className="flex flex-col-reverse justify-end">
              <dt className="mt-1 max-w-[24ch] text-muted max-sm:text-sm">{label}</dt>
              <dd className="font-display text-2xl leading-none font-semibold tracking-tight sm:text-4xl">
                {number}
              </dd>
            </div>
          ))}
        </dl>
        <p className="mt-6 text-sm text-muted sm:mt-8">{NUMBERS_NOTE}</p>
      </div>
    </section>
  );
}

export function FeatureCards() {
  const switches = useSwitches();
  const features = FEATURES.filter(({ needs }) => needs === undefined || switches[needs]);
  return (
    <section aria-labelledby="features" className="column py-16 md:py-24">
      <h2 id="features" className="max-w-[24ch] text-3xl">
        Everything you need to say very little.
      </h2>
      <ul className="mt-10 grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-4 lg:gap-6">
        {features.map(({ piece, title, words, sample, to }) => (
          <li
            key={title}
            className="card relative flex flex-col overflow-hidden transition-colors hover:border-primary"
          >
            <Exhibit piece={piece} sample={sample} />
            <div className="p-5">
              <h3 className="text-lg font-semibold">
                {/* The whole card is the link. */}
                <Link
                  to={to}
                  className="rounded-control before:absolute before:inset-0 hover:text-primary"
                >
                  {title}
                </Link>
              </h3>
              <p className="mt-1 text-muted">{words}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

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
                  <Avatar name={name} photoUrl={null} face={faceOf(name)} className="size-12" />
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

/** The twelve questions, as `<details>` that open without script. */
export function Faq({ name }: { name: string }) {
  return (
    <section aria-labelledby="faq" className="border-t border-line">
      <div className="column grid grid-cols-1 gap-8 py-16 md:py-24 lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] lg:gap-16">
        <div>
          <h2 id="faq" className="text-3xl">
            Frequently asked, mostly by us.
          </h2>
          <p className="mt-3 text-muted">
            Twelve answers. Every one of them begins with the truth.
          </p>
        </div>
        <div className="border-t border-line">
          {faqOf(name).map(({ question, answer }) => (
            <details key={question} className="group border-b border-line">
              <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 py-3 font-semibold hover:text-primary [&::-webkit-details-marker]:hidden">
                {question}
                <Plus
                  size={20}
                  className="shrink-0 text-muted transition-transform group-open:rotate-45"
                />
              </summary>
              <p className="max-w-[68ch] pb-5 text-muted">{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
