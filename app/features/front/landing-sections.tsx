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

/** On a phone no title is larger than the first one of the page. */
const TITLE = 'text-2xl md:text-3xl';
const ROOM = 'py-12 md:py-20';

export function Numbers() {
  return (
    <section aria-labelledby="numbers" className="border-y border-line bg-surface">
      <div className="column grid grid-cols-1 gap-x-8 gap-y-6 py-10 md:py-12 lg:grid-cols-[minmax(0,3fr)_minmax(0,1fr)]">
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
        <p className="self-end text-muted text-pretty max-sm:text-sm lg:border-s lg:border-line lg:ps-6">
          {NUMBERS_NOTE}
        </p>
      </div>
    </section>
  );
}

export function FeatureCards() {
  const switches = useSwitches();
  const features = FEATURES.filter(({ needs }) => needs === undefined || switches[needs]);
  return (
    <section aria-labelledby="features" className={`column ${ROOM}`}>
      <h2 id="features" className={`max-w-[24ch] ${TITLE}`}>
        Everything you need to say very little.
      </h2>
      <div className="@container mt-6 md:mt-10">
        <ul className="feature-cards">
          {features.map(({ piece, title, words, sample, to }) => (
            <li
              key={title}
              className="card relative flex flex-col overflow-hidden transition-colors hover:border-primary"
            >
              <Exhibit piece={piece} sample={sample} />
              <div className="p-5">
                <h3 className="text-lg font-semibold">
                  {/* The whole card is the link. */}
                  <Link to={to} className="stretched-link">
                    {title}
                  </Link>
                </h3>
                <p className="mt-1 text-muted">{words}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

export function Testimonials() {
  return (
    <section aria-labelledby="testimonials" className="border-t border-line">
      <div className={`column ${ROOM}`}>
        <h2 id="testimonials" className={TITLE}>
          Well received.
        </h2>
        <p className="mt-3 text-muted">{TESTIMONIALS_NOTE}</p>
        <ul className="mt-8 grid grid-cols-1 gap-8 md:mt-10 md:grid-cols-3 md:gap-y-6">
          {TESTIMONIALS.map(({ words, name, headline }) => (
            <li key={name} className="md:row-span-2 md:grid md:grid-rows-subgrid">
              <figure className="border-t-2 border-accent pt-5 md:row-span-2 md:grid md:grid-rows-subgrid">
                <blockquote className="font-display text-xl leading-snug text-pretty">
                  {words}
                </blockquote>
                <figcaption className="flex gap-3 self-start max-md:mt-5">
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

/** The twelve questions, as `<details>` that open without script: with room in two columns, which open on their own. */
export function Faq({ name }: { name: string }) {
  const questions = faqOf(name);
  const half = questions.length / 2;
  return (
    <section aria-labelledby="faq" className="border-t border-line">
      <div className={`column ${ROOM}`}>
        <h2 id="faq" className={TITLE}>
          Frequently asked, mostly by us.
        </h2>
        <p className="mt-3 text-muted">Twelve answers. Every one of them begins with the truth.</p>
        <div className="mt-8 grid grid-cols-1 items-start border-t border-line md:mt-10 lg:grid-cols-2 lg:gap-x-16 lg:border-0">
          {[questions.slice(0, half), questions.slice(half)].map((column, index) => (
            <div key={index} className="lg:border-t lg:border-line">
              {column.map((one) => (
                <Answer key={one.question} {...one} />
              ))}
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}

function Answer({ question, answer }: ReturnType<typeof faqOf>[number]) {
  return (
    <details className="group border-b border-line">
      <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 py-3 font-semibold hover:text-primary [&::-webkit-details-marker]:hidden">
        {question}
        <Plus size={20} className="shrink-0 text-muted transition-transform group-open:rotate-45" />
      </summary>
      <p className="max-w-[68ch] pb-5 text-muted">{answer}</p>
    </details>
  );
}
