import { useCallback, useState } from 'react';
import { firstLetter } from '../platform/text/first-letter.ts';

type Props = {
  name: string;
  photoUrl: string | null;
  /** Size of the circle and of the letter in it. */
  className?: string;
};

/** A photo, or the first letter of the name where there is none or it fails to load: docs/product.md §2, Profile. */
export function Avatar({ name, photoUrl, className = 'size-9 text-base' }: Props) {
  const [failed, setFailed] = useState<string | null>(null);
  // No error event reaches React for a photo that failed before hydration.
  const look = useCallback((photo: HTMLImageElement | null) => {
    if (photo?.complete && photo.naturalWidth === 0) setFailed(photo.getAttribute('src'));
  }, []);
  const shape = `grid shrink-0 place-items-center overflow-hidden rounded-full bg-primary font-semibold text-on-primary select-none ${className}`;
  if (photoUrl === null || photoUrl === failed) {
    return (
      <span aria-hidden className={shape}>
        {firstLetter(name)}
      </span>
    );
  }
  return (
    <span aria-hidden className={shape}>
      <img
        ref={look}
        key={photoUrl}
        src={photoUrl}
        alt=""
        className="size-full bg-surface object-cover"
        onError={() => setFailed(photoUrl)}
      />
    </span>
  );
}
