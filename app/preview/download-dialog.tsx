import { Download, X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useState } from 'react';
import { PICTURE_SIZES, type PictureSize } from '../pictures/picture-sizes.ts';
import type { OpenPicture } from './use-picture.ts';

type Props = {
  /** The picture of the post; null keeps the dialog closed (docs/product.md §2: it opens once the image exists). */
  picture: OpenPicture | null;
  onSize: (size: PictureSize) => void;
  onSave: () => void;
  onCopy: () => void;
  onClose: () => void;
};

/** Shows the very picture that is saved, and saves it. */
export function DownloadDialog({ picture, onSize, onSave, onCopy, onClose }: Props) {
  const [last, setLast] = useState(picture);
  if (picture && picture !== last) setLast(picture);
  return (
    <Dialog.Root open={picture !== null} onOpenChange={(open) => open || onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 animate-fade bg-veil" />
        <Dialog.Content
          aria-describedby={undefined}
          className="card fixed inset-x-4 top-1/2 z-50 mx-auto flex max-h-[92dvh] max-w-2xl -translate-y-1/2 animate-fade flex-col overflow-y-auto p-5 sm:p-6"
        >
          <div className="flex items-center justify-between gap-4">
            <Dialog.Title className="text-2xl">Download preview</Dialog.Title>
            <Dialog.Close aria-label="Close" className="button button-quiet size-11 p-0 text-muted">
              <X aria-hidden size={20} />
            </Dialog.Close>
          </div>
          {last && <Sizes chosen={last.size} onSize={onSize} />}
          <div className="mt-4 rounded-card border border-line bg-paper p-3">
            {last && (
              <img
                src={last.url}
                alt="Your post, as it will be saved"
                className="mx-auto max-h-[52dvh] w-auto max-w-full rounded-control"
              />
            )}
          </div>
          <div className="mt-5 flex flex-wrap gap-3">
            <button type="button" onClick={onSave} className="button button-primary flex-1">
              <Download aria-hidden size={18} /> Download
            </button>
            <button type="button" onClick={onCopy} className="button button-plain flex-1">
              Copy image
            </button>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Sizes({ chosen, onSize }: { chosen: PictureSize; onSize: (size: PictureSize) => void }) {
  return (
    <div role="radiogroup" aria-label="Size" className="mt-4 flex flex-wrap gap-2">
      {Object.entries(PICTURE_SIZES).map(([size, { label }]) => (
        <label
          key={size}
          className="button button-plain cursor-pointer px-3 text-sm has-checked:border-primary has-checked:bg-tint"
        >
          <input
            type="radio"
            name="picture-size"
            className="sr-only"
            checked={size === chosen}
            onChange={() => onSize(size as PictureSize)}
          />
          {label}
        </label>
      ))}
    </div>
  );
}
