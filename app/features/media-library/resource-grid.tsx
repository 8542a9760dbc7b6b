import { type LibraryFilters, librarySearch } from '../../domain/media-library/library-params.ts';
import type { Resource } from '../../domain/media-library/resource.ts';
import { ImagePlay, Star } from '../../ui/icons/icons.tsx';
import { Link } from '../../ui/links.tsx';

const SIZES = '(min-width: 80rem) 190px, (min-width: 64rem) 25vw, (min-width: 40rem) 33vw, 50vw';
const FIRST_ROWS = 12;

type ResourceGridProps = {
  resources: readonly Resource[];
  filters: LibraryFilters;
  /** The list's visit, which the history entry of an open picture carries. */
  visit: string;
};

/**
 * Grid of two columns on small screens and six on large ones: docs/product.md §2. Each picture has its description below,
 * because words on it are too small to read here, in two lines each, so that the rows are even. Sizes are reserved before the images load.
 */
export function ResourceGrid({ resources, filters, visit }: ResourceGridProps) {
  return (
    <ul className="mt-6 grid grid-cols-2 gap-x-3 gap-y-5 sm:grid-cols-3 sm:gap-x-4 sm:gap-y-6 md:grid-cols-4 xl:grid-cols-6">
      {resources.map((resource, index) => (
        <li key={resource.id}>
          <Link
            to={viewerLink(filters, resource.id)}
            preventScrollReset
            state={{ keepsFocus: true, visit }}
            className="group relative block"
          >
            <span className="card block aspect-4/3 overflow-hidden">
              <ResourcePicture resource={resource} isFirst={index < FIRST_ROWS} />
            </span>
            <span
              dir="auto"
              // Not read twice where the picture's own words are the same.
              aria-hidden={resource.alt === resource.description || undefined}
              className="mt-2 line-clamp-2 h-[2lh] text-sm leading-snug text-pretty group-hover:underline"
            >
              {resource.description}
            </span>
            <Marks resource={resource} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Returns the library's URL with one picture open. */
function viewerLink(filters: LibraryFilters, id: string): string {
  const search = librarySearch(filters);
  return `/resources${search}${search === '' ? '?' : '&'}open=${id}`;
}

function Marks({ resource: { contentType, isFavourite, isWaiting } }: { resource: Resource }) {
  const mark = 'rounded-control bg-surface/90 p-1 text-ink';
  return (
    <span className="absolute end-2 top-2 flex gap-1">
      {isWaiting && (
        <span className={`${mark} flex gap-1 px-2 text-sm font-semibold`}>
          <span className="sr-only">, </span>
          Waiting for a look
        </span>
      )}
      {isFavourite && (
        <span className={mark}>
          <Star size={16} className="fill-accent text-accent" />
          <span className="sr-only">, a favourite</span>
        </span>
      )}
      {contentType === 'image/gif' && (
        <span className={mark}>
          <ImagePlay size={16} />
          <span className="sr-only">, animated</span>
        </span>
      )}
    </span>
  );
}

function ResourcePicture({ resource, isFirst }: { resource: Resource; isFirst: boolean }) {
  const { thumbnails, width, height, alt } = resource;
  const setOf = (type: string) =>
    thumbnails
      .filter((each) => each.type === type)
      .map((each) => `${each.url} ${Math.min(each.width, width)}w`)
      .join(', ');
  return (
    <picture>
      <source type="image/avif" srcSet={setOf('image/avif')} sizes={SIZES} />
      <img
        src={thumbnails.find(({ type }) => type === 'image/webp')?.url}
        srcSet={setOf('image/webp')}
        sizes={SIZES}
        width={width}
        height={height}
        alt={alt}
        loading={isFirst ? 'eager' : 'lazy'}
        decoding="async"
        className="size-full bg-paper object-contain transition-transform duration-200 group-hover:scale-[1.03]"
      />
    </picture>
  );
}
