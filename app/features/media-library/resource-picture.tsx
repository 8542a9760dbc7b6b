import type { Resource } from '../../domain/media-library/resource.ts';

type Props = { resource: Resource; sizes: string; className: string; isFirst?: boolean };

/** A picture of the library in its small versions, in the best format that the browser has. */
export function ResourcePicture({ resource, sizes, className, isFirst = false }: Props) {
  const { thumbnails, width, height, alt } = resource;
  const setOf = (type: string) =>
    thumbnails
      .filter((each) => each.type === type)
      .map((each) => `${each.url} ${Math.min(each.width, width)}w`)
      .join(', ');
  return (
    <picture>
      <source type="image/avif" srcSet={setOf('image/avif')} sizes={sizes} />
      <img
        src={thumbnails.find(({ type }) => type === 'image/webp')?.url}
        srcSet={setOf('image/webp')}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        loading={isFirst ? 'eager' : 'lazy'}
        decoding="async"
        className={className}
      />
    </picture>
  );
}
