import { useEffect, useState } from 'react';
import { PLAIN_CHOICE, type PictureChoice } from '../../domain/cards/picture-choice.ts';
import { POST_DOWNLOADED } from '../../domain/posts/post.ts';
import type { PreviewState } from '../../domain/posts/preview.ts';
import type { SectionChoice } from '../../domain/posts/section-choice.ts';
import { failureWords } from '../../platform/browser/failure-words.ts';
import { rejectionTitle } from '../../platform/browser/json-requests.ts';
import { saveFile } from '../../platform/browser/save-file.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { useNotify } from '../../ui/toasts.tsx';
import { useViewer } from '../site/use-viewer.ts';
import { keepChoice, readKeptChoice } from './kept-choice.ts';
import { requestPicture } from './picture-file.ts';
import { PICTURE_FAILED } from './picture-words.ts';

const loadDialog = () => import('./download-dialog.tsx').then((part) => part.DownloadDialog);
const DownloadDialog = lazyPart(loadDialog);

/** Delay after which the dialog's files are fetched, so that it opens at once. Milliseconds. */
const FETCH_AFTER_MS = 500;

type Opened = {
  choice: PictureChoice;
  section: SectionChoice;
  /** Whether the browser remembers what is chosen. */
  isKept: boolean;
};

/**
 * The dialog of an own post's picture, which opens at once and draws then (docs/product.md §2). `plain` is the download of
 * §9, `dressed` what was chosen last. `sectionOf` returns the house comments to choose from.
 */
export function usePicture(generationId: string, sectionOf: () => SectionChoice) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const isMember = useViewer().kind === 'member';
  useEffect(() => {
    if (!isMember) return;
    const timer = setTimeout(() => void loadDialog().catch(() => undefined), FETCH_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isMember]);
  function open(as: 'plain' | 'dressed'): void {
    const isKept = as === 'dressed';
    const choice = isKept ? readKeptChoice(generationId) : PLAIN_CHOICE;
    setOpened({ choice, section: sectionOf(), isKept });
  }
  return { opened, open, close: () => setOpened(null) };
}

type Props = { of: ReturnType<typeof usePicture>; post: PreviewState };

/** The dialog of a picture. When its code cannot be loaded, the picture is saved without it. */
export function PictureDialog({ of: { opened, close }, post }: Props) {
  const notify = useNotify();
  if (!opened) return null;
  const { generationId } = post;
  const { choice, section, isKept } = opened;
  async function saveUnseen(): Promise<void> {
    const result = await requestPicture({ generationId, choice, section });
    if (!result.ok) return notify('bad', rejectionTitle(result, failureWords(PICTURE_FAILED)));
    saveFile(result.data.blob, 'linkedin-post.png');
    URL.revokeObjectURL(result.data.url);
    notify('good', POST_DOWNLOADED);
  }
  return (
    <DownloadDialog
      post={post}
      section={section}
      first={choice}
      onChange={(changed) => isKept && keepChoice(generationId, changed)}
      onClose={close}
      onMissing={() => {
        close();
        void saveUnseen();
      }}
    />
  );
}
