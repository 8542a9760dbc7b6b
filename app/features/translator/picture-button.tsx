import { useState } from 'react';
import { rejectionTitle, requestFile } from '../../platform/browser/json-requests.ts';
import { IMAGE_NOT_SAVED, IMAGE_SAVED, saveFile } from '../../platform/browser/save-file.ts';
import { Download } from '../../ui/icons/icons.tsx';
import { useNotify } from '../../ui/toasts.tsx';
import { usePendingAction } from '../sign-in/sign-up-prompt.tsx';
import { useViewer } from '../site/use-viewer.ts';

type Props = {
  /** The body of POST /api/reply-pictures. */
  of: Readonly<Record<string, unknown>>;
  /** What a guest comes back to after the sign-up. */
  about: string;
  /** The label for screen readers: it begins with Picture, as the button does. */
  name: string;
  onGuest: (about: string) => void;
  className?: string;
};

/** Saves a picture of a pasted post and one answer to it. Guests sign up first (docs/product.md §5). */
export function PictureButton({ of, about, name, onGuest, className = 'button-plain' }: Props) {
  const isMember = useViewer().kind === 'member';
  const notify = useNotify();
  const [isDrawing, setIsDrawing] = useState(false);
  const save = async () => {
    if (isDrawing) return;
    setIsDrawing(true);
    const result = await requestFile('/api/reply-pictures', { method: 'POST', json: of });
    setIsDrawing(false);
    if (!result.ok) return notify('bad', rejectionTitle(result, IMAGE_NOT_SAVED));
    saveFile(result.data.blob, 'post-and-reply.png');
    notify('good', IMAGE_SAVED);
  };
  usePendingAction('download', about, () => void save());
  return (
    <button
      type="button"
      onClick={() => (isMember ? void save() : onGuest(about))}
      aria-label={name}
      title="Picture"
      aria-busy={isDrawing || undefined}
      aria-disabled={isDrawing || undefined}
      className={`button ${className}`}
    >
      <Download size={18} /> <span>Picture</span>
    </button>
  );
}
