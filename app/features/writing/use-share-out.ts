import { useState } from 'react';
import type { PreviewState } from '../../domain/posts/preview.ts';
import { requestFile } from '../../platform/browser/json-requests.ts';
import { sendShare } from '../posts/send-share.ts';
import { mayShareFiles, sharePicture } from '../posts/share-picture.ts';

/** Passes the post on: its picture by the share sheet of the device, and where there is none by the menu below. */
export function useShareOut(preview: PreviewState) {
  const [isPreparing, setIsPreparing] = useState(false);
  const [isMenuOpen, setIsMenuOpen] = useState(false);

  async function share(): Promise<void> {
    if (isPreparing) return;
    if (!mayShareFiles()) return setIsMenuOpen(true);
    setIsPreparing(true);
    const id = preview.generationId;
    const picture = await requestFile(`/api/generations/${id}/picture?size=card`);
    const outcome = picture.ok ? await sharePicture(picture.data.blob) : 'refused';
    setIsPreparing(false);
    if (outcome === 'refused') setIsMenuOpen(true);
    if (outcome === 'shared') sendShare(id);
  }
  return { share, isPreparing, isMenuOpen, close: () => setIsMenuOpen(false) };
}
