import { type LibraryFilters, librarySearch } from '../../domain/media-library/library-params.ts';
import type { Resource } from '../../domain/media-library/resource.ts';
import { ImagePlay, Star, Type } from '../../ui/icons/icons.tsx';
import { Link } from '../../ui/links.tsx';

const SIZES =
  '(min-width: 96rem) 190px, (min-width: 80rem) 250px, (min-width: 64rem) 25vw, (min-width: 40rem) 33vw, 50vw';
const FIRST_ROWS = 12;

type ResourceGridProps = {
  resources: readonly Resource[];
  filters: LibraryFilters;
  /** The list's visit, which the history entry of an open picture carries. */
  visit: string;
  onFavourite: (resource: Resource) => void;
  /** Shows one row only, on phones two. */
  isShort?: boolean;
};

/**
 * Grid of two columns on small screens and six on large ones: docs/product.md §2. Each picture is a poster with its description
 * below, because words on it are too small to read here. Sizes are reserved before the images load.
 */
export function ResourceGrid({ resources, isShort = false, ...more }: ResourceGridProps) {
  const rows = isShort
    ? 'max-sm:[&>:nth-child(n+5)]:hidden sm:max-lg:[&>:nth-child(n+4)]:hidden lg:max-2xl:[&>:nth-child(n+5)]:hidden'
    : '';
  return (
    <ul
      className={`mt-5 grid grid-cols-2 gap-3 sm:mt-6 sm:grid-cols-3 sm:gap-5 lg:grid-cols-4 2xl:grid-cols-6 ${rows}`}
    >
      {resources.map((resource, index) => (
        <Poster key={resource.id} resource={resource} isFirst={index < FIRST_ROWS} {...more} />
      ))}
    </ul>
  );
}

type PosterProps = Omit<ResourceGridProps, 'resources' | 'isShort'> & {
  resource: Resource;
  isFirst: boolean;
};

function Poster({ resource, isFirst, filters, visit, onFavourite }: PosterProps) {
  const { id, alt, description } = resource;
  return (
    <li className="card poster group relative">
      <Link to={viewerLink(filters, id)} preventScrollReset state={{ keepsFocus: true, visit }}>
        <span className="block aspect-4/3 shrink-0 overflow-hidden">
          <ResourcePicture resource={resource} isFirst={isFirst} />
        </span>
        <span
          id={`words-${id}`}
          dir="auto"
          // Not read twice where the picture's own words are the same.
          aria-hidden={alt === description || undefined}
        >
          <PosterWords words={description} />
        </span>
        <Marks resource={resource} />
      </Link>
      <div className="poster-tools">
        <Link
          to={viewerLink(filters, id)}
          preventScrollReset
          state={{ keepsFocus: true, visit, isCaptioned: true }}
          aria-describedby={`words-${id}`}
        >
          <Type size={16} /> Caption it
        </Link>
        <StarButton resource={resource} onPress={() => onFavourite(resource)} />
      </div>
    </li>
  );
}

/** Marks a favourite, or takes the mark back. A form, so that it works without script. */
function StarButton({ resource, onPress }: { resource: Resource; onPress: () => void }) {
  const { id, isFavourite } = resource;
  return (
    <form
      method="post"
      action={`/resources/${id}/favourite`}
      onSubmit={(event) => {
        event.preventDefault();
        onPress();
      }}
    >
      <button
        name="favourite"
        value={isFavourite ? 'no' : 'yes'}
        aria-label="Star"
        aria-pressed={isFavourite}
        aria-describedby={`words-${id}`}
        title={isFavourite ? 'Not a favourite any more' : 'Keep it under Favourites'}
      >
        <Star size={18} className={isFavourite ? 'fill-accent text-ink' : ''} />
      </button>
    </form>
  );
}

/** A short first sentence is the large word of a poster. */
function PosterWords({ words }: { words: string }) {
  const [, large, more] = /^([^.!?]{2,14}[.!?]) (.+)$/su.exec(words) ?? ['', '', words];
  return (
    <>
      <b className="empty:hidden">{large}</b> <span>{more}</span>
    </>
  );
}

/** Returns the library's URL with one picture open. */
function viewerLink(filters: LibraryFilters, id: string): string {
  const search = librarySearch(filters);
  return `/resources${search}${search === '' ? '?' : '&'}open=${id}`;
}

function Marks({ resource: { contentType, isWaiting } }: { resource: Resource }) {
  const mark = 'rounded-control bg-surface/90 p-1 text-ink';
  return (
    <span className="absolute end-3 top-3 flex gap-1 sm:end-4 sm:top-4">
      {isWaiting && (
        <span className={`${mark} flex gap-1 px-2 text-sm font-semibold`}>
          <span className="sr-only">, </span>
          Waiting for a look
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
        className="size-full bg-paper object-contain text-ink transition-transform duration-200 group-hover:scale-[1.03]"
      />
    </picture>
  );
}
