import type { AttachedPicture } from '../../domain/posts/attachment.ts';

type Props = {
  picture: Omit<AttachedPicture, 'isStill'> & { isStill?: boolean };
  className: string;
};

/** Picture below a post. A note says that a GIF is still. */
export function CardPicture({ picture, className }: Props) {
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
      {isStill && <p className="px-4 pt-1 text-sm text-muted">A GIF, at its first frame.</p>}
    </>
  );
}
