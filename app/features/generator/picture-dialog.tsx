import { lazyPart } from '../../ui/lazy-part.tsx';
import type { usePicture } from './use-picture.ts';

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
