import { useMemo } from 'react';
import { backgroundSvg } from '../../domain/cards/backgrounds.ts';
import { CARD_PALETTES } from '../../domain/cards/card-look.ts';
import type { PictureChoice } from '../../domain/cards/picture-choice.ts';
import { MOVING_SIZES, type MovingSize } from '../../domain/moving-pictures/moving-sizes.ts';
import { PREVIEW_SHAPE } from './preview-shape.ts';

/** What is shown of a moving picture: its `file` once it is made, else how it ends. */
export type ShownMoving = {
  size: MovingSize;
  file: string | null;
  end: string | null;
  isDrawing: boolean;
};

/** The moving picture, or before it is made how it ends. For who wants less motion it stays at its end. */
export function MovingPreview({
  moving: { size, file, end, isDrawing },
  choice,
}: {
  moving: ShownMoving;
  choice: PictureChoice;
}) {
  return (
    <>
      {file !== null && (
        <img
          src={file}
          alt="Your post, typing itself"
          className={`${PREVIEW_SHAPE} motion-reduce:hidden`}
        />
      )}
      {end === null ? (
        file === null && <Ground size={size} choice={choice} />
      ) : (
        <img
          src={end}
          alt="Your post, when it has typed itself"
          className={`${PREVIEW_SHAPE} transition-opacity ${isDrawing ? 'opacity-50' : ''} ${file === null ? '' : 'hidden motion-reduce:block'}`}
        />
      )}
    </>
  );
}

/** The page that the server is about to draw on. */
function Ground({ size, choice: { dress, look } }: { size: MovingSize; choice: PictureChoice }) {
  const { width, height } = MOVING_SIZES[size];
  const svg = useMemo(
    () => backgroundSvg(dress.background, { width, height }, CARD_PALETTES[look.theme]),
    [dress.background, look.theme, width, height],
  );
  return (
    <img
      src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
      alt=""
      {...{ width, height }}
      className={`${PREVIEW_SHAPE} h-auto w-auto animate-breathe`}
    />
  );
}
