import { useRef } from 'react';
import type { PictureChoice } from '../../domain/cards/picture-choice.ts';
import { POST_DOWNLOADED, whatHappened } from '../../domain/posts/post.ts';
import type { PreviewState } from '../../domain/posts/preview.ts';
import type { SectionChoice } from '../../domain/posts/section-choice.ts';
import { requestFile } from '../../platform/browser/json-requests.ts';
import { saveFile } from '../../platform/browser/save-file.ts';
import { COPIED } from '../../ui/clipboard.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Copy, Download, Share2 } from '../../ui/icons/icons.tsx';
import { useNotify } from '../../ui/toasts.tsx';
import { sendShare } from '../posts/send-share.ts';
import { mayShareFiles, sharePicture } from '../posts/share-picture.ts';
import { lookFieldId } from './look-panel.tsx';
import { PictureChoices } from './picture-choices.tsx';
import type { PictureFile } from './picture-file.ts';
import { COPY_FAILED, PICTURE_FAILED } from './picture-words.ts';
import { useLivePicture } from './use-live-picture.ts';

type Props = {
  post: PreviewState;
  section: SectionChoice;
  first: { choice: PictureChoice; file: PictureFile };
  onChange: (choice: PictureChoice) => void;
  onClose: () => void;
};

/** Shows the very picture that is saved, with all that can be chosen of it: docs/product.md §2, Post result screen. */
export function DownloadDialog({ post, section, first, onChange, onClose }: Props) {
  const { generationId, formData } = post;
  const isGrave = post.isGrave === true;
  const ownHeadline = formData.profileBio;
  const live = useLivePicture({ generationId, ownHeadline, section, first, onChange });
  const { save, saveCarousel, copy, share } = useFile(generationId, live.file.blob);
  const main = useRef<HTMLButtonElement>(null);
  // What is typed and cannot be drawn comes first.
  const unlessWrong = (run: () => unknown) => () => {
    if (live.wrong === null) return void run();
    const field = document.getElementById(lookFieldId(live.wrong));
    field?.closest('details')?.setAttribute('open', '');
    field?.focus();
  };
  return (
    <Dialog
      title="Download preview"
      width="page"
      hasCross
      focusFirst={() => main.current}
      onClose={onClose}
    >
      <div className="mt-3 grid grid-cols-1 gap-x-8 lg:grid-cols-[minmax(0,1fr)_23rem]">
        <div className="sticky -top-6 z-10 -mx-6 self-start bg-surface px-6 py-2 sm:-top-8 lg:top-0 lg:mx-0 lg:px-0">
          <div
            aria-busy={live.isDrawing}
            className="grid h-[34dvh] place-items-center rounded-card border border-line bg-paper p-3 lg:h-[calc(100dvh-17rem)] lg:min-h-80"
          >
            <img
              src={live.file.url}
              alt="Your post, as it will be saved"
              className={`max-h-full min-h-0 max-w-full rounded-[4px] object-contain transition-opacity ${live.isDrawing ? 'opacity-60' : ''}`}
            />
          </div>
          {live.file.undrawn && (
            <output className="mt-2 block text-sm wrap-anywhere">
              These characters cannot be drawn and show as boxes: <bdi>{live.file.undrawn}</bdi>
            </output>
          )}
        </div>
        {/* What has the focus is not below the preview, nor below the buttons. */}
        <div className="py-3 [&_:is(input,textarea,button,summary)]:scroll-mt-[44dvh] [&_:is(input,textarea,button,summary)]:scroll-mb-28 lg:[&_:is(input,textarea,button,summary)]:scroll-mt-4">
          <PictureChoices
            live={live}
            isGrave={isGrave}
            hasPremise={whatHappened(formData) !== null}
            onSaveCarousel={() => void saveCarousel()}
          />
        </div>
      </div>
      <div className="sticky -bottom-6 -mx-6 -mb-6 flex flex-wrap gap-3 border-t border-line bg-surface px-6 py-4 sm:-bottom-8 sm:-mx-8 sm:-mb-8 sm:px-8">
        <button
          ref={main}
          type="button"
          aria-disabled={live.isDrawing || undefined}
          onClick={unlessWrong(() => live.isDrawing || save())}
          className="button button-primary flex-1 px-3 whitespace-nowrap"
        >
          <Download size={18} /> Download
        </button>
        {mayShareFiles() && (
          <button
            type="button"
            onClick={unlessWrong(share)}
            className="button button-plain flex-1 px-3 whitespace-nowrap"
          >
            <Share2 size={18} /> Share
          </button>
        )}
        <button
          type="button"
          onClick={unlessWrong(copy)}
          className="button button-plain flex-1 px-3 whitespace-nowrap"
        >
          <Copy size={18} /> Copy image
        </button>
      </div>
    </Dialog>
  );
}

/** What can be done with the picture: docs/product.md §9, Image export, has the file names. */
function useFile(generationId: string, blob: Blob) {
  const notify = useNotify();
  function saveAs(name: string, file: Blob): void {
    saveFile(file, name);
    notify('good', POST_DOWNLOADED);
  }
  async function saveCarousel(): Promise<void> {
    const result = await requestFile(`/api/generations/${generationId}/picture?size=carousel`);
    if (!result.ok) return notify('bad', PICTURE_FAILED);
    saveAs('linkedin-post.pdf', result.data.blob);
  }
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.write([new ClipboardItem({ 'image/png': blob })]);
      notify('good', COPIED);
    } catch {
      notify('bad', COPY_FAILED);
    }
  }
  async function share(): Promise<void> {
    if ((await sharePicture(blob)) === 'shared') sendShare(generationId);
  }
  return { save: () => saveAs('linkedin-post.png', blob), saveCarousel, copy, share };
}
