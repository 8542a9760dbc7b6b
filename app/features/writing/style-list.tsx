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
      <h2 id="others" className="text-xl md:text-2xl">
        {firstNumberWord(OTHERS.length)} more ways to say it
      </h2>
      <ul className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(min(10rem,100%),1fr))] gap-2 sm:grid-cols-2 sm:gap-3 lg:grid-cols-4 lg:gap-4">
        {OTHERS.map(({ value, label, sample }, index) => (
          <li
            key={value}
            className="relative grid grid-cols-[auto_minmax(0,1fr)] content-center items-center gap-x-2 rounded-card border border-line bg-surface p-2.5 sm:content-start sm:gap-x-3 sm:p-4 transition-colors hover:border-primary"
          >
            <FaceDrawing
              face={`${STYLE_FACES[value] ?? 'mug'}-${index}`}
              className="size-9 sm:size-10"
            />
            {/* The whole card is the link. */}
            <Link
              to={`/generator?style=${value}`}
              state={{ fromMenu: true }}
              aria-describedby={`${value}-sample`}
              className="stretched-link leading-tight font-semibold max-sm:text-sm"
            >
              {label}
            </Link>
            <p
              id={`${value}-sample`}
              className="col-span-full mt-2 font-display leading-snug text-muted max-sm:hidden"
            >
              {samples[value] ?? sample}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
