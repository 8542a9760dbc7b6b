import { useState } from 'react';
import { PLAIN_CHOICE, type PictureChoice } from '../../domain/cards/picture-choice.ts';
import { POST_DOWNLOADED } from '../../domain/posts/post.ts';
import type { PreviewState } from '../../domain/posts/preview.ts';
import type { SectionChoice } from '../../domain/posts/section-choice.ts';
import { failureWords } from '../../platform/browser/failure-words.ts';
import { saveFile } from '../../platform/browser/save-file.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { useNotify } from '../../ui/toasts.tsx';
import { keepChoice, readKeptChoice } from './kept-choice.ts';
import { type PictureFile, requestPicture } from './picture-file.ts';
import { PICTURE_FAILED } from './picture-words.ts';

const DownloadDialog = lazyPart(() =>
  import('./download-dialog.tsx').then((part) => part.DownloadDialog),
);

type Opened = {
  choice: PictureChoice;
  file: PictureFile;
  section: SectionChoice;
  /** Whether the browser remembers what is chosen. */
  isKept: boolean;
};

/**
 * The picture of an own post, and its dialog, which opens once the picture exists (docs/product.md §2). `plain` is the
 * download of §9, `dressed` what was chosen last. `sectionOf` returns the house comments to choose from.
 */
export function usePicture(generationId: string, sectionOf: () => SectionChoice) {
  const notify = useNotify();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [isDrawing, setIsDrawing] = useState(false);
  async function open(as: 'plain' | 'dressed'): Promise<void> {
    if (isDrawing) return;
    setIsDrawing(true);
    const isKept = as === 'dressed';
    const choice = isKept ? readKeptChoice(generationId) : PLAIN_CHOICE;
    const section = sectionOf();
    const result = await requestPicture({ generationId, choice, section });
    setIsDrawing(false);
    if (result.ok) return setOpened({ choice, file: result.data, section, isKept });
    notify(
      'bad',
      (result.status === 422 ? result.title : undefined) ?? failureWords(PICTURE_FAILED),
    );
  }
  return { opened, isDrawing, open, close: () => setOpened(null) };
}

type Props = { of: ReturnType<typeof usePicture>; post: PreviewState };

/** The dialog of a picture. When its code cannot be loaded, the picture is saved right away. */
export function PictureDialog({ of: { opened, close }, post }: Props) {
  const notify = useNotify();
  if (!opened) return null;
  const { choice, file, section, isKept } = opened;
  return (
    <DownloadDialog
      post={post}
      section={section}
      first={{ choice, file }}
      onChange={(changed) => isKept && keepChoice(post.generationId, changed)}
      onClose={close}
      onMissing={() => {
        saveFile(file.blob, 'linkedin-post.png');
        notify('good', POST_DOWNLOADED);
        close();
      }}
    />
  );
}
