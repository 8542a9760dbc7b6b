import { useMemo } from 'react';
import { pictureSketch } from '../../domain/cards/picture-sketch.ts';
import type { PreviewState } from '../../domain/posts/preview.ts';
import { MovingPreview, type ShownMoving } from './moving-preview.tsx';
import { PREVIEW_SHAPE } from './preview-shape.ts';
import type { useLivePicture } from './use-live-picture.ts';

type Props = {
  live: ReturnType<typeof useLivePicture>;
  post: PreviewState;
  /** Null where a still picture is chosen. */
  moving: ShownMoving | null;
};

/**
 * The picture in a box of one height: a sketch of the same size until it is drawn, the last one while the next is drawn,
 * and why there is none.
 */
export function PicturePreview({ live, post, moving }: Props) {
  const isDrawing = moving?.isDrawing ?? live.isDrawing;
  return (
    <div className="picture-mat sticky top-0 z-10 lg:col-start-1 lg:row-span-3 lg:row-start-1">
      <div
        aria-busy={isDrawing}
        className="relative grid h-[44dvh] grid-rows-[minmax(0,1fr)] place-items-center p-3 sm:p-4 lg:h-full lg:p-8"
      >
        {moving === null ? (
          <StillPreview live={live} post={post} />
        ) : (
          <MovingPreview moving={moving} choice={live.choice} />
        )}
        <output className="sr-only">{isDrawing ? 'Drawing the picture' : ''}</output>
      </div>
      {live.file?.undrawn && (
        <output className="block border-t border-line bg-surface px-4 text-ink py-2 text-sm wrap-anywhere lg:absolute lg:inset-x-0 lg:bottom-0 lg:px-6">
          These characters cannot be drawn and show as boxes: <bdi>{live.file.undrawn}</bdi>
        </output>
      )}
    </div>
  );
}

function StillPreview({ live, post }: Pick<Props, 'live' | 'post'>) {
  const { file, isDrawing, failure } = live;
  return (
    <>
      {file === null ? (
        <Sketch live={live} post={post} />
      ) : (
        <img
          src={file.url}
          alt="Your post, as it will be saved"
          className={`${PREVIEW_SHAPE} transition-opacity ${isDrawing || failure !== null ? 'opacity-50' : ''}`}
        />
      )}
      {failure !== null && <Failure words={failure} onAgain={live.drawAgain} />}
    </>
  );
}

/** What the server is about to draw, at the size that it will have. */
function Sketch({ live: { choice, failure }, post }: Pick<Props, 'live' | 'post'>) {
  const { svg, width, height } = useMemo(() => pictureSketch(choice, post), [choice, post]);
  return (
    <img
      src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
      alt=""
      data-sketch
      {...{ width, height }}
      className={`${PREVIEW_SHAPE} h-auto w-auto ${failure === null ? 'animate-breathe' : 'opacity-50'}`}
    />
  );
}

function Failure({ words, onAgain }: { words: string; onAgain: () => void }) {
  return (
    <div
      role="alert"
      className="card absolute inset-x-4 bottom-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 p-3 ps-4 lg:inset-x-10 lg:bottom-10"
    >
      <p className="min-w-0 flex-1 basis-48 font-medium">{words}</p>
      <button type="button" onClick={onAgain} className="button button-plain">
        Try again
      </button>
    </div>
  );
}
