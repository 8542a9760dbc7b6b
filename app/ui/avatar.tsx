import { useCallback, useState } from 'react';
import { firstLetter } from '../platform/text/first-letter.ts';
import { LocalTime } from './local-time.tsx';

type Props = {
  name: string;
  photoUrl: string | null;
  className?: string;
};

/**
 * Renders a photo, or the first letter of the name without a photo or when it fails to load: docs/product.md §2,
 * Profile.
 */
export function Avatar({ name, photoUrl, className = 'size-9 text-base' }: Props) {
  const [failed, setFailed] = useState<string | null>(null);
  // React receives no error event for a photo that failed before hydration.
  const look = useCallback((photo: HTMLImageElement | null) => {
    if (photo?.complete && photo.naturalWidth === 0) setFailed(photo.getAttribute('src'));
  }, []);
  const shape = `avatar ${className}`;
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

/** Renders the name of an author and the age of the text. `at` in epoch milliseconds. */
export function Byline({ name, at }: { name: string; at: number }) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-2">
      <span dir="auto" className="font-semibold">
        {name}
      </span>
      <span className="text-sm text-muted">
        <LocalTime at={at} asAge />
      </span>
    </p>
  );
}
