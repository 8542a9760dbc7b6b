import { useCallback, useState } from 'react';
import { firstLetter } from '../platform/text/first-letter.ts';
import faces from './icons/faces.svg?no-inline';
import { LocalTime } from './local-time.tsx';

type Props = {
  name: string;
  photoUrl: string | null;
  /** The drawing in place of the first letter, and its tint: "mug-3". */
  face?: string;
  className?: string;
};

/**
 * Renders a photo; without one the drawn face, if there is one, else the first letter of the name, as also when the photo
 * fails to load: docs/product.md §2, Profile and Faces.
 */
export function Avatar({ name, photoUrl, face, className = 'size-9 text-base' }: Props) {
  const [failed, setFailed] = useState<string | null>(null);
  // React receives no error event for a photo that failed before hydration.
  const look = useCallback((photo: HTMLImageElement | null) => {
    if (photo?.complete && photo.naturalWidth === 0) setFailed(photo.getAttribute('src'));
  }, []);
  if (photoUrl === null && face !== undefined)
    return <FaceDrawing face={face} className={className} />;
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

type FaceProps = { face: string; className: string };

/** A drawn face on the disc of its tint. */
export function FaceDrawing({ face, className }: FaceProps) {
  const [name = '', tint] = face.split('-');
  return (
    <svg aria-hidden className={`face t${tint} ${className}`}>
      <FaceShape name={name} />
    </svg>
  );
}

type FaceShapeProps = { name: string; x?: number; y?: number; width?: number; height?: number };

/** A face without its disc, inside of another drawing. */
export function FaceShape({ name, ...place }: FaceShapeProps) {
  return <use href={`${faces}#${name}`} {...place} />;
}

/** Faces without their discs, each a picture of its own. */
export function Drawings({ names }: { names: readonly string[] }) {
  return names.map((name) => (
    <svg key={name}>
      <FaceShape name={name} />
    </svg>
  ));
}

type SeatedProps = { faces: readonly string[]; className?: string };

/** Faces behind the table of a boardroom, the middle one larger. A page that has some has no meeting above its footer. */
export function Seated({ faces, className = '' }: SeatedProps) {
  return (
    <div aria-hidden className={`seated ${className}`}>
      <Drawings names={faces} />
    </div>
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
