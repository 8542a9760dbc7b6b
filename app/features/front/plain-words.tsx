import type { ReactNode } from 'react';

/** A paragraph of the true part, under a heading of its own where it has one. */
export function Plain({ heading, children }: { heading?: string; children: ReactNode }) {
  return (
    <section className="mt-6">
      {heading !== undefined && <h3 className="mb-2 text-lg font-semibold">{heading}</h3>}
      {children}
    </section>
  );
}

/** Sentences one below the other. */
export function PlainList({ items }: { items: readonly ReactNode[] }) {
  return (
    <ul className="list-disc space-y-1.5 pl-6 marker:text-muted">
      {items.map((item, index) => (
        <li key={index}>{item}</li>
      ))}
    </ul>
  );
}

/** How the people who run the server can be reached: an e-mail or web address leads there. */
export function Operator({ contact }: { contact: string | null }) {
  if (contact === null) {
    return <p>The people who run this server have not said how to reach them.</p>;
  }
  return (
    <p className="break-words">
      This server is run by the people behind <Contact contact={contact} />. Ask them.
    </p>
  );
}

function Contact({ contact }: { contact: string }) {
  const href = addressOf(contact);
  if (href === null) return contact;
  return (
    <a href={href} className="text-primary underline underline-offset-4">
      {contact}
    </a>
  );
}

// What an operator writes is an address of one of two kinds, or a sentence.
function addressOf(contact: string): string | null {
  if (/^[^\s@<>"]+@[^\s@<>"]+$/.test(contact)) return `mailto:${contact}`;
  return /^https?:\/\/\S+$/.test(contact) && URL.canParse(contact) ? contact : null;
}
