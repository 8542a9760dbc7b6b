import { useEffect, useRef, useState } from 'react';
import type { PictureSize } from '../../domain/cards/picture-sizes.ts';
import { choiceAddress } from '../../domain/posts/section-choice.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { useNotify } from '../../ui/toasts.tsx';
import { chosenSection } from '../translator/chosen-sections.ts';
import { DOWNLOADED, IMAGE_COPIED, PICTURE_FAILED, PREVIEW_FAILED } from './preview-words.ts';

const DownloadDialog = lazyPart(() =>
  import('./download-dialog.tsx').then((part) => part.DownloadDialog),
);

/** The dialog of an open picture; nothing while there is none. Where its files cannot be had, the picture is saved. */
export function PictureDialog({ of }: { of: ReturnType<typeof usePicture> }) {
  if (!of.picture) return null;
  return (
    <DownloadDialog
      picture={of.picture}
      onChange={(size, extras) => void of.open(size, extras)}
      onSave={of.save}
      onCopy={() => void of.copy()}
      onClose={of.close}
      onMissing={of.save}
    />
  );
}

/** What is on a picture beside the post. */
export type PictureExtras = { isStamped: boolean; hasComments: boolean };

/** A picture that has come: its size, its bytes, and where the page finds them. */
export type OpenPicture = PictureExtras & { size: PictureSize; blob: Blob; url: string };

const NO_EXTRAS: PictureExtras = { isStamped: false, hasComments: false };

/**
 * The picture of a post: drawn by the server, shown, saved under its name (docs/product.md §9), copied. `look` is
 * what the card studio has set, as its address says it.
 */
export function usePicture(generationId: string, text: string, look = '') {
  const notify = useNotify();
  const [picture, setPicture] = useState<OpenPicture | null>(null);
  const [isDrawing, setIsDrawing] = useState(false);
  const urls = useRef<string[]>([]);
  useEffect(() => () => urls.current.forEach((url) => URL.revokeObjectURL(url)), []);

  async function open(size: PictureSize, extras: PictureExtras = NO_EXTRAS): Promise<void> {
    setIsDrawing(true);
    const blob = await fetchPicture(generationId, size, extras, { text, look });
    setIsDrawing(false);
    if (typeof blob === 'string') return notify('bad', blob);
    if (!blob) return notify('bad', picture ? PREVIEW_FAILED : PICTURE_FAILED);
    const url = URL.createObjectURL(blob);
    urls.current.push(url);
    const { isStamped, hasComments } = extras;
    setPicture({ size, isStamped, hasComments, blob, url });
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

/** The picture, or in a sentence why it is refused; null when it cannot be had. */
async function fetchPicture(
  id: string,
  size: PictureSize,
  { isStamped, hasComments }: PictureExtras,
  { text, look }: { text: string; look: string },
): Promise<Blob | string | null> {
  try {
    const comments = hasComments && `comments=${choiceAddress(chosenSection(text))}`;
    const query = [`size=${size}`, isStamped && 'stamp', comments, look].filter(Boolean).join('&');
    const response = await fetch(`/api/generations/${id}/picture?${query}`);
    if (response.status === 422) return ((await response.json()) as { title: string }).title;
    return response.ok ? await response.blob() : null;
  } catch {
    return null;
  }
}
