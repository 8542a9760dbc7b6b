import type { SmallPicture } from '../../domain/media-library/small-picture.server.ts';
import { CardPicture } from '../posts/card-picture.tsx';

/** A picture of the library in the admin area: small, with its alternative text. */
export function ReviewPicture({ className, ...picture }: SmallPicture & { className: string }) {
  return (
    <CardPicture
      picture={picture}
      className={`h-auto max-h-40 w-auto max-w-full rounded-control ${className}`}
    />
  );
}
