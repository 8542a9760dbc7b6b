import { useEffect, useRef, useState } from 'react';
import { type MovingChoice, movingParams } from '../../domain/moving-pictures/moving-choice.ts';
import type { PictureChoice } from '../../domain/cards/picture-choice.ts';
import { useNotify } from '../../ui/toasts.tsx';
import { requestMoving } from '../moving-pictures/request-moving.ts';
import { PICTURE_FAILED } from './picture-words.ts';

type MovingFile = { blob: Blob; url: string; query: string };

/** Draws the moving picture of an own post: `share` of it is drawn, null while none is being drawn. Leaving ends the drawing. */
export function useMovingPicture(generationId: string) {
  const notify = useNotify();
  const [share, setShare] = useState<number | null>(null);
  const [file, setFile] = useState<MovingFile | null>(null);
  const controller = useRef<AbortController>(undefined);
  const urls = useRef<string[]>([]);
  useEffect(
    () => () => {
      controller.current?.abort();
      urls.current.forEach((url) => URL.revokeObjectURL(url));
    },
    [],
  );

  /** Null where it was cancelled or has failed, which a toast says. One that is drawn already is not drawn again. */
  async function draw(choice: PictureChoice, moving: MovingChoice): Promise<MovingFile | null> {
    const query = movingParams(choice, moving).toString();
    if (file?.query === query) return file;
    const { signal } = (controller.current = new AbortController());
    setShare(0);
    const address = `/api/generations/${generationId}/moving?${query}`;
    const result = await requestMoving(address, { signal, onProgress: setShare });
    if (signal.aborted) return null;
    setShare(null);
    if (!result.ok) {
      notify('bad', result.message ?? PICTURE_FAILED);
      return null;
    }
    const drawn = { blob: result.blob, url: URL.createObjectURL(result.blob), query };
    urls.current.push(drawn.url);
    setFile(drawn);
    return drawn;
  }
  function cancel(): void {
    controller.current?.abort();
    setShare(null);
  }
  return { share, file, draw, cancel };
}
