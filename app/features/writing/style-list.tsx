import { POST_STYLES } from '../../../comedy/styles/post-styles.ts';
import type { StyleSamples } from '../../domain/writing/style-samples.server.ts';
import { firstNumberWord } from '../../platform/text/number-words.ts';
import { Link } from '../../ui/links.tsx';

const [, ...OTHERS] = POST_STYLES;

/** The styles beside the featured one, each with a line of what comes out. */
export function StyleList({ samples }: { samples: StyleSamples }) {
  return (
    <section aria-labelledby="others" className="mt-10 [form[hidden]~&]:hidden">
      <h2 id="others" className="text-xl">
        {firstNumberWord(OTHERS.length)} more ways to say it
      </h2>
      <ul className="mt-4 grid grid-cols-1 gap-3 sm:grid-cols-2">
        {OTHERS.map(({ value, label, sample }) => (
          <li
            key={value}
            className="relative rounded-card border border-line bg-surface px-4 py-3 transition-colors hover:border-primary"
          >
            {/* The whole card is the link. */}
            <Link
              to={`/generator?style=${value}`}
              state={{ fromMenu: true }}
              aria-describedby={`${value}-sample`}
              className="rounded-control font-semibold before:absolute before:inset-0 hover:text-primary"
            >
              {label}
            </Link>
            <p id={`${value}-sample`} className="mt-1 font-display leading-snug text-muted">
              {samples[value] ?? sample}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
