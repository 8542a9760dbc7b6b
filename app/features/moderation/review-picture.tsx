import type { SmallPicture } from '../../domain/media-library/small-picture.server.ts';

/** A picture of the library in the admin area: small, with its alternative text. */
export function ReviewPicture({ className, ...picture }: SmallPicture & { className: string }) {
  const { url, width, height, alt } = picture;
  return (
    <img
      src={url}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      className={`h-auto max-h-40 w-auto max-w-full rounded-control bg-paper object-contain ${className}`}
    />
  );
}
