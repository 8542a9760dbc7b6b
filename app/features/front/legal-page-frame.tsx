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
      <div className="mx-auto max-w-[680px]">
        <BackLink to="/">Back to Home</BackLink>
        <h1 tabIndex={-1} className="mt-6 text-4xl">
          {title}
        </h1>
        <p className="mt-4 text-lg text-muted">{lead}</p>
        {sections.map((section) => (
          <Section key={section.heading} {...section} />
        ))}
        {closing !== undefined && (
          <p className="mt-12 border-t-2 border-accent pt-5 font-display text-xl leading-snug">
            {closing}
          </p>
        )}
        <section aria-labelledby="plain-words" className="card mt-16 p-5 sm:p-8">
          <h2 id="plain-words" className="text-2xl">
            {PLAIN_WORDS}
          </h2>
          {children}
        </section>
      </div>
    </div>
  );
}

function Section({ heading, words, list }: LegalSection) {
  return (
    <section className="mt-10">
      <h2 className="text-2xl">{heading}</h2>
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
