import type { AttachedPicture } from '../../domain/posts/attachment.ts';

type Picture = Omit<AttachedPicture, 'isStill'> & { isStill?: boolean };
type Props = { picture: Picture; className: string; isBare?: boolean };

/** Picture below a post. A note says that a GIF is still, except on an `isBare` card, which equals the download. */
export function CardPicture({ picture, className, isBare = false }: Props) {
  const { url, width, height, alt, isStill } = picture;
  return (
    <>
      <img
        src={url}
        alt={alt}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
        className={`bg-paper object-contain ${className}`}
      />
      {isStill && !isBare && (
        <p className="px-4 pt-1 text-sm text-muted">A GIF, at its first frame.</p>
      )}
    </>
  );
}
