import type { AttachedPicture } from '../attachments/attachment.ts';

type Props = { picture: AttachedPicture; className: string };

/** The picture under a post. Its box is known before the picture is: nothing jumps. */
export function CardPicture({ picture, className }: Props) {
  const { url, width, height, alt } = picture;
  return (
    <img
      src={url}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      className={`bg-paper object-contain ${className}`}
    />
  );
}
