import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useNotify } from '../../ui/toasts.tsx';
import { ATTACHED } from '../../domain/posts/attachment.ts';
import { sendAttachment } from './send-attachment.ts';

/** Attaches a picture of the library with these words to an own post, and shows the post with it. */
export function useAttach(resourceId: string) {
  const notify = useNotify();
  const navigate = useNavigate();
  const [isAttaching, setIsAttaching] = useState(false);
  async function attach(generationId: string, caption: { top: string; bottom: string }) {
    if (isAttaching) return;
    setIsAttaching(true);
    const sent = await sendAttachment(generationId, { resourceId, ...caption });
    setIsAttaching(false);
    if (!sent.ok) return notify('bad', sent.message);
    notify('good', ATTACHED);
    await navigate(`/preview?generation=${generationId}`);
  }
  return { attach, isAttaching };
}
