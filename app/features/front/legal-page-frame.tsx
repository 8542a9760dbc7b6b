import type { ReactNode } from 'react';
import { ContactLink } from '../site/contact-link.tsx';
import { useSiteData } from '../site/use-viewer.ts';
import { FaceDrawing, FaceShape } from '../../ui/avatar.tsx';
import { Contents } from '../../ui/contents.tsx';
import { BackLink } from '../../ui/page-header.tsx';
import { TitleBand } from '../../ui/title-band.tsx';
import { type LegalSection, PLAIN_WORDS } from './legal-words.ts';

/** A part of the factual text. */
export type PlainPart = { heading: string; body: ReactNode };

type Props = {
  title: string;
  /** Who has drafted it. */
  faces: readonly string[];
  lead: string;
  sections: readonly LegalSection[];
  closing?: string;
  /** What is before the first part of the factual text. */
  intro: string;
  plain: readonly PlainPart[];
};

/** A legal page: the joke, then the factual part, clearly separated. */
export function LegalPageFrame({ title, faces, lead, sections, closing, intro, plain }: Props) {
  return (
    <>
      <TitleBand faces={faces} lead={lead} back={<BackLink to="/">Back to Home</BackLink>}>
        {title}
      </TitleBand>
      <div className="column beside py-6 md:py-12">
        <Contents parts={contentsOf(sections, plain)} />
        <div className="beside-main max-xl:mt-8">
          {sections.map((section, index) => (
            <Section key={section.heading} mark={`§ ${index + 1}`} {...section} />
          ))}
          {closing !== undefined && <Closing>{closing}</Closing>}
          <section aria-labelledby={PLAIN_ID} className="card mt-14 overflow-clip">
            <div className="flex items-center gap-4 border-b border-line bg-tint px-5 py-4 sm:px-8">
              <FaceDrawing face="calculator-1" className="size-14" />
              <h2 id={PLAIN_ID} className="scroll-mt-10 text-2xl">
                {PLAIN_WORDS}
              </h2>
            </div>
            <div className="px-5 pt-6 pb-6 sm:px-8 sm:pb-8">
              <p className="text-lg">{intro}</p>
              {plain.map(({ heading, body }) => (
                <section key={heading} className="mt-8">
                  <h3 id={idOf(heading)} className="mb-2 scroll-mt-6 text-lg font-semibold">
                    {heading}
                  </h3>
                  {body}
                </section>
              ))}
            </div>
          </section>
        </div>
      </div>
    </>
  );
}

const PLAIN_ID = 'plain-words';

function contentsOf(sections: readonly LegalSection[], plain: readonly PlainPart[]) {
  const entryOf = ({ heading }: { heading: string }) => ({ id: idOf(heading), title: heading });
  return [
    ...sections.map((section, index) => ({ ...entryOf(section), mark: `§ ${index + 1}` })),
    { id: PLAIN_ID, title: PLAIN_WORDS, mark: '¶', parts: plain.map(entryOf) },
  ];
}

const idOf = (heading: string) => heading.toLowerCase().replaceAll(' ', '-');

function Section({ mark, heading, words, list, quote }: LegalSection & { mark: string }) {
  return (
    <section className="grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-3 border-t border-line py-8 first:border-0 first:pt-0 md:grid-cols-[4.5rem_minmax(0,1fr)] md:gap-x-0">
      <p aria-hidden className="font-display text-xl font-semibold text-primary">
        {mark}
      </p>
      <h2 id={idOf(heading)} className="scroll-mt-16 text-2xl md:scroll-mt-6">
        {heading}
      </h2>
      <div className="max-md:col-span-2 md:col-start-2">
        {words.map((paragraph) => (
          <p key={paragraph} className="mt-3 text-lg">
            {paragraph}
          </p>
        ))}
        {list && (
          <ol className="mt-4 list-[lower-alpha] divide-y divide-line border-t border-line ps-6 text-lg marker:text-base marker:font-semibold marker:text-primary">
            {list.map((item) => (
              <li key={item} className="py-2 ps-2">
                {item}
              </li>
            ))}
          </ol>
        )}
        {quote !== undefined && (
          <p className="mt-6 border-s-4 border-accent ps-5 font-display text-xl leading-snug md:text-2xl">
            {quote}
          </p>
        )}
      </div>
    </section>
  );
}

/** The last words of the joke, under the seal of the house. */
function Closing({ children }: { children: string }) {
  return (
    <div className="card mt-4 flex items-center gap-5 p-5 sm:gap-8 sm:p-8">
      <svg aria-hidden viewBox="-60 -60 120 120" className="size-24 shrink-0 sm:size-32">
        <g className="fill-accent">
          {SEAL_TURNS.map((turn) => (
            <rect
              key={turn}
              x="-42"
              y="-42"
              width="84"
              height="84"
              rx="6"
              transform={`rotate(${turn})`}
            />
          ))}
        </g>
        <circle r="41" className="fill-surface" />
        <FaceShape name="trophy" x={-36} y={-36} width={72} height={72} />
      </svg>
      <p className="font-display text-xl leading-snug md:text-2xl">{children}</p>
    </div>
  );
}

const SEAL_TURNS = [0, 15, 30, 45, 60, 75];

export function PlainList({ items }: { items: readonly string[] }) {
  return (
    <ul className="list-disc space-y-1.5 pl-6 marker:text-primary">
      {items.map((item) => (
        <li key={item} className="break-inside-avoid">
          {item}
        </li>
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
