import { useEffect, useRef, useState } from 'react';
import { type AttachedPicture, TAKE_OFF_FAILED, TAKEN_OFF } from '../../domain/posts/attachment.ts';
import { fetchAttachment, sendDetachment } from '../media-library/attachment-api.ts';
import { useNotify } from '../../ui/toasts.tsx';
import type { PreviewState } from '../../domain/posts/preview.ts';

/**
 * The picture under the post on the page: as the server sent it with the post, else as it says when asked. It
 * belongs to the post in all its versions, so it stays while another one is shown.
 */
export function useAttachment({ generationId, picture: sent }: PreviewState, isMember: boolean) {
  const notify = useNotify();
  const [known, setKnown] = useState<AttachedPicture | null>();
  const request = useRef<AbortController>(null);
  useEffect(() => {
    if (!isMember) return;
    const controller = new AbortController();
    request.current = controller;
    const { signal } = controller;
    void fetchAttachment(generationId, signal).then(
      (picture) => picture === undefined || signal.aborted || setKnown(picture),
    );
    return () => controller.abort();
  }, [generationId, isMember]);

  async function takeOff(): Promise<void> {
    if (!(await sendDetachment(generationId))) return notify('bad', TAKE_OFF_FAILED);
    // A response that left the server before the removal still has the picture.
    request.current?.abort();
    setKnown(null);
    notify('good', TAKEN_OFF);
  }
  const picture = isMember ? (known === undefined ? (sent ?? null) : known) : null;
  return { picture, takeOff };
}
