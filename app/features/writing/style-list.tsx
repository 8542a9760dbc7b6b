import { POST_STYLES } from '../../../comedy/styles/post-styles.ts';
import type { StyleSamples } from '../../domain/writing/style-samples.server.ts';
import type { FaceName } from '../../domain/faces/face.ts';
import { firstNumberWord } from '../../platform/text/number-words.ts';
import { FaceDrawing } from '../../ui/avatar.tsx';
import { Link } from '../../ui/links.tsx';

const [, ...OTHERS] = POST_STYLES;

/** The face of a style, without its tint. */
export const STYLE_FACES: Readonly<Record<string, FaceName>> = {
  humblebrag: 'trophy',
  'motivational-bs': 'bulb',
  'buzzword-soup': 'cooler',
  'fake-work': 'clock',
  'startup-chaos': 'toast',
  'cringe-advice': 'rock',
  'fake-screenshots': 'laptop',
  storytelling: 'umbrella',
};

/** The styles beside the featured one, each with a line of what comes out. */
export function StyleList({ samples }: { samples: StyleSamples }) {
  return (
    <section aria-labelledby="others" className="mt-10 [div:has(form[hidden])~&]:hidden">
      <p className="eyebrow mb-1">Step 1 of 2</p>
      <h2 id="others" className="text-xl md:text-2xl">
        {firstNumberWord(OTHERS.length)} more ways to say it
      </h2>
      <ul className="mt-4 grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-4 lg:gap-4">
        {OTHERS.map(({ value, label, sample }, index) => (
          <li
            key={value}
            className="relative grid grid-cols-[auto_minmax(0,1fr)] content-start items-center gap-x-3 rounded-card border border-line bg-surface p-4 transition-colors hover:border-primary"
          >
            <FaceDrawing face={`${STYLE_FACES[value] ?? 'mug'}-${index}`} className="size-10" />
            {/* The whole card is the link. */}
            <Link
              to={`/generator?style=${value}`}
              state={{ fromMenu: true }}
              aria-describedby={`${value}-sample`}
              className="stretched-link leading-tight font-semibold"
            >
              {label}
            </Link>
            <p
              id={`${value}-sample`}
              className="col-span-full mt-2 font-display leading-snug text-muted"
            >
              {samples[value] ?? sample}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
