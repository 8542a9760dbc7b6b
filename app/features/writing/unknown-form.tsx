import type { ReactNode } from 'react';
import { POST_STYLES } from '../../../comedy/styles/post-styles.ts';
import { firstNumberWord } from '../../platform/text/number-words.ts';
import { FaceDrawing } from '../../ui/avatar.tsx';
import { Link } from '../../ui/links.tsx';
import { PlainPage } from '../site/error-pages.tsx';
import { UNKNOWN_STYLE } from './generator-words.ts';
import { STYLE_FACES } from './style-list.tsx';

const COUNT = firstNumberWord(POST_STYLES.length);

/** In place of the form of a style that there is not, with those that there are. `notice`: what a guest has left. */
export function UnknownForm({ notice }: { notice: ReactNode }) {
  return (
    <PlainPage
      faces={['note']}
      sign="Style: none."
      title={UNKNOWN_STYLE}
      way={{ to: '/generator', label: 'Choose another style' }}
      other={null}
      below={<KnownStyles notice={notice} />}
    >
      <p>This post style is still finding its purpose. {COUNT} others have found theirs.</p>
    </PlainPage>
  );
}

function KnownStyles({ notice }: { notice: ReactNode }) {
  return (
    <section
      aria-labelledby="styles"
      className="border-t border-line bg-tint p-6 sm:px-10 lg:col-span-2 lg:px-14"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 id="styles" className="text-xl">
          {COUNT} that exist
        </h2>
        {notice}
      </div>
      <ul className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(min(5.75rem,100%),1fr))] gap-2 sm:grid-cols-3 sm:gap-3">
        {POST_STYLES.map(({ value, label }, index) => (
          <li key={value} className="grid">
            <Link
              to={`/generator?style=${value}`}
              className="flex min-h-14 items-center gap-2 rounded-control border border-line bg-surface px-1 leading-tight font-semibold transition-colors hover:border-primary hover:text-primary max-sm:flex-col max-sm:py-2.5 max-sm:text-center max-sm:text-[13px] sm:px-3"
            >
              <FaceDrawing
                face={`${STYLE_FACES[value] ?? 'sandwich'}-${index % 8}`}
                className="size-8 shrink-0"
              />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
