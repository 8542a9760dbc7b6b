import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { POST_STYLES, type PostStyle } from '../../../comedy/post-styles.ts';

/** Step 1: the nine styles as a menu, the featured one on top and across (docs/product.md §3). */
export function StyleMenu() {
  return (
    <>
      <p className="eyebrow mt-8">Step 1 of 2</p>
      <h1 tabIndex={-1} className="mt-1 text-2xl md:text-3xl">
        Choose your post style
      </h1>
      <p className="mt-3 text-lg text-muted">Nine ways to say that you went to work.</p>
      <ul className="mt-8 grid grid-cols-1 gap-x-8 md:grid-cols-2">
        {POST_STYLES.map((style) => (
          <MenuEntry key={style.value} style={style} />
        ))}
      </ul>
    </>
  );
}

const SHAPES = {
  featured:
    'card mb-6 gap-x-12 p-6 hover:border-primary md:col-span-2 md:grid md:grid-cols-2 md:items-center md:p-8',
  plain: 'border-t border-line py-6',
} as const;

/** One style. The whole entry is its link's; the label alone is the link's name. */
function MenuEntry({ style }: { style: PostStyle }) {
  const { value, label, promise, sample, featured, isNew } = style;
  return (
    <li className={`group relative ${featured ? SHAPES.featured : SHAPES.plain}`}>
      <div>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Link
            to={`?style=${value}`}
            state={{ fromMenu: true }}
            aria-describedby={`${value}-promise`}
            className={`font-display font-semibold tracking-tight outline-none group-hover:text-primary after:absolute after:-inset-x-[16px] after:inset-y-0 after:rounded-card focus-visible:after:outline-2 focus-visible:after:outline-primary ${featured ? 'text-2xl after:inset-x-0' : 'text-xl'}`}
          >
            {label}
          </Link>
          <ArrowRight aria-hidden size={20} className="shrink-0 text-primary" />
          {isNew && <NewMark />}
        </p>
        <p id={`${value}-promise`} className="mt-1 text-muted">
          {promise}
        </p>
      </div>
      <p className={`mt-3 flex gap-2 ${featured ? 'text-lg md:mt-0' : ''}`}>
        <span aria-hidden className="-mt-0.5 font-display text-2xl leading-none text-accent">
          “
        </span>
        {sample}
      </p>
    </li>
  );
}

function NewMark() {
  return (
    <span className="rounded-control bg-accent px-2 py-0.5 text-sm font-bold text-on-accent">
      NEW
    </span>
  );
}
