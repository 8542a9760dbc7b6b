import { useEffect, useRef, useState } from 'react';
import type { PictureSize } from '../pictures/picture-sizes.ts';
import { useNotify } from '../ui/toasts.tsx';
import { DOWNLOADED, IMAGE_COPIED, PICTURE_FAILED, PREVIEW_FAILED } from './preview-words.ts';

/** A picture that has come: its size, its bytes, and where the page finds them. */
export type OpenPicture = { size: PictureSize; isStamped: boolean; blob: Blob; url: string };

/** The picture of a post: drawn by the server, shown, saved under its name (docs/product.md §9), copied. */
export function usePicture(generationId: string) {
  const notify = useNotify();
  const [picture, setPicture] = useState<OpenPicture | null>(null);
  const [isDrawing, setIsDrawing] = useState(false);
  const urls = useRef<string[]>([]);
  useEffect(() => () => urls.current.forEach((url) => URL.revokeObjectURL(url)), []);

  async function open(size: PictureSize, isStamped = false): Promise<void> {
    setIsDrawing(true);
    const blob = await fetchPicture(generationId, size, isStamped);
    setIsDrawing(false);
    if (!blob) return notify('bad', picture ? PREVIEW_FAILED : PICTURE_FAILED);
    const url = URL.createObjectURL(blob);
    urls.current.push(url);
    setPicture({ size, isStamped, blob, url });
  }
  function save(): void {
    if (!picture) return;
    const link = document.createElement('a');
    link.href = picture.url;
    link.download = 'linkedin-post.png';
    link.click();
    notify('good', DOWNLOADED);
  }
  async function copy(): Promise<void> {
    if (!picture) return;
    try {
      await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture.blob })]);
      notify('good', IMAGE_COPIED);
    } catch {
      notify('bad', 'Failed to copy post');
    }
  }
  return { picture, isDrawing, open, save, copy, close: () => setPicture(null) };
}

async function fetchPicture(
  id: string,
  size: PictureSize,
  isStamped: boolean,
): Promise<Blob | null> {
  try {
    const answer = await fetch(
      `/api/generations/${id}/picture?size=${size}${isStamped ? '&stamp' : ''}`,
    );
    return answer.ok ? await answer.blob() : null;
  } catch {
    return null;
  }
}
