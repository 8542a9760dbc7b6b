import type { ReactNode } from 'react';
import { ContactLink } from '../site/contact-link.tsx';
import { useSiteData } from '../site/use-viewer.ts';
import { BackLink } from '../../ui/page-header.tsx';
import { type LegalSection, PLAIN_WORDS } from './legal-words.ts';

type Props = {
  title: string;
  lead: string;
  sections: readonly LegalSection[];
  closing?: string;
  children: ReactNode;
};

/** A legal page: the joke, then the factual part, clearly separated. */
export function LegalPageFrame({ title, lead, sections, closing, children }: Props) {
  return (
    <div className="column py-8 md:py-12">
      <BackLink to="/">Back to Home</BackLink>
      <h1 tabIndex={-1} className="mt-6 text-4xl">
        {title}
      </h1>
      <p className="mt-4 max-w-[34ch] font-display text-xl leading-snug text-muted">{lead}</p>
      <div className="beside mt-10">
        <div className="beside-main">
          {sections.map((section) => (
            <Section key={section.heading} {...section} />
          ))}
          {closing !== undefined && (
            <p className="mt-4 border-t-2 border-accent pt-5 font-display text-xl leading-snug">
              {closing}
            </p>
          )}
          <section aria-labelledby="plain-words" className="card mt-16 p-5 sm:p-8">
            <h2 id="plain-words" className="scroll-mt-16 text-2xl">
              {PLAIN_WORDS}
            </h2>
            {children}
          </section>
        </div>
        <nav
          aria-label="Contents"
          className="card beside-part p-5 max-xl:hidden xl:sticky xl:top-6"
        >
          <p className="eyebrow mb-1">On this page</p>
          <ul>
            {[
              ...sections.map(({ heading }) => [idOf(heading), heading] as const),
              ['plain-words', PLAIN_WORDS] as const,
            ].map(([id, words]) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="flex min-h-11 items-center underline-offset-4 hover:text-primary hover:underline"
                >
                  {words}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </div>
  );
}

const idOf = (heading: string) => heading.toLowerCase().replaceAll(' ', '-');

function Section({ heading, words, list }: LegalSection) {
  return (
    <section className="border-t border-line py-8 first:border-0 first:pt-0">
      <h2 id={idOf(heading)} className="scroll-mt-6 text-2xl">
        {heading}
      </h2>
      {words.map((paragraph) => (
        <p key={paragraph} className="mt-3">
          {paragraph}
        </p>
      ))}
      {list && (
        <div className="mt-3">
          <PlainList items={list} />
        </div>
      )}
    </section>
  );
}

export function Plain({ heading, children }: { heading?: string; children: ReactNode }) {
  return (
    <section className="mt-6">
      {heading !== undefined && <h3 className="mb-2 text-lg font-semibold">{heading}</h3>}
      {children}
    </section>
  );
}

export function PlainList({ items }: { items: readonly ReactNode[] }) {
  return (
    <ul className="list-disc space-y-1.5 pl-6 marker:text-muted">
      {items.map((item, index) => (
        <li key={index}>{item}</li>
      ))}
    </ul>
  );
}

/** The operator's contact. */
export function Operator() {
  if (useSiteData().contact === null) {
    return <p key="nobody">The people who run this server have not said how to reach them.</p>;
  }
  return (
    <p className="break-words">
      This server is run by the people behind <ContactLink />. Ask them.
    </p>
  );
}
