import { useEffect, useRef, useState } from 'react';
import type { PictureSize } from '../../domain/cards/picture-sizes.ts';
import { readUndrawn } from '../../domain/cards/undrawn-characters.ts';
import { choiceAddress } from '../../domain/posts/section-choice.ts';
import { requestFile } from '../../platform/browser/json-requests.ts';
import { saveFile } from '../../platform/browser/save-file.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { useNotify } from '../../ui/toasts.tsx';
import { chosenSection } from '../translator/chosen-sections.ts';
import type { OpenPicture, PictureExtras } from './download-dialog.tsx';
import { COPY_FAILED, PICTURE_FAILED, PREVIEW_FAILED } from './preview-words.ts';
import { COPIED } from '../../ui/clipboard.tsx';
import { POST_DOWNLOADED } from '../../domain/posts/post.ts';

const DownloadDialog = lazyPart(() =>
  import('./download-dialog.tsx').then((part) => part.DownloadDialog),
);

/** The dialog of a picture, once it exists (docs/product.md §2). When its code cannot be loaded, the picture is saved right away. */
export function PictureDialog({ of }: { of: ReturnType<typeof usePicture> }) {
  if (!of.picture) return null;
  return (
    <DownloadDialog
      picture={of.picture}
      onChange={(size, extras) => void of.open(size, extras)}
      onSave={of.save}
      onCopy={() => void of.copy()}
      onSaveCarousel={() => void of.saveCarousel()}
      onClose={of.close}
      onMissing={of.save}
    />
  );
}

const NO_EXTRAS: PictureExtras = { isStamped: false, hasComments: false };

/**
 * The picture of a post: loads it from the server, shows, saves (docs/product.md §9) and copies it, or saves it as a document. `look` are the query
 * parameters of the card studio.
 */
export function usePicture(generationId: string, text: string, look = '') {
  const notify = useNotify();
  const [picture, setPicture] = useState<OpenPicture | null>(null);
  const [isDrawing, setIsDrawing] = useState(false);
  const urls = useRef<string[]>([]);
  useEffect(() => () => urls.current.forEach((url) => URL.revokeObjectURL(url)), []);

  async function open(size: PictureSize, extras: PictureExtras = NO_EXTRAS): Promise<void> {
    setIsDrawing(true);
    const { isStamped, hasComments } = extras;
    const comments = hasComments && `comments=${choiceAddress(chosenSection(text))}`;
    const query = [`size=${size}`, isStamped && 'stamp', comments, look].filter(Boolean).join('&');
    const result = await requestFile(`/api/generations/${generationId}/picture?${query}`);
    setIsDrawing(false);
    if (!result.ok) {
      const title = result.status === 422 ? result.title : undefined;
      return notify('bad', title ?? (picture ? PREVIEW_FAILED : PICTURE_FAILED));
    }
    const { blob, headers } = result.data;
    const url = URL.createObjectURL(blob);
    urls.current.push(url);
    setPicture({ size, isStamped, hasComments, blob, url, undrawn: readUndrawn(headers) });
  }
  function saveAs(name: string, file: Blob): void {
    saveFile(file, name);
    notify('good', POST_DOWNLOADED);
  }
  const save = () => picture && saveAs('linkedin-post.png', picture.blob);
  async function saveCarousel(): Promise<void> {
    const result = await requestFile(`/api/generations/${generationId}/picture?size=carousel`);
    if (!result.ok) return notify('bad', PICTURE_FAILED);
    saveAs('linkedin-post.pdf', result.data.blob);
  }
  async function copy(): Promise<void> {
    if (!picture) return;
    try {
      await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture.blob })]);
      notify('good', COPIED);
    } catch {
      notify('bad', COPY_FAILED);
    }
  }
  return { picture, isDrawing, open, save, saveCarousel, copy, close: () => setPicture(null) };
}
