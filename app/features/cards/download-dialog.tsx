import { useRef, useState } from 'react';
import { FIRST_MOVING, movingParams } from '../../domain/moving-pictures/moving-choice.ts';
import type { PictureChoice } from '../../domain/cards/picture-choice.ts';
import { POST_DOWNLOADED, whatHappened } from '../../domain/posts/post.ts';
import type { PreviewState } from '../../domain/posts/preview.ts';
import type { SectionChoice } from '../../domain/posts/section-choice.ts';
import { requestFile } from '../../platform/browser/json-requests.ts';
import { saveFile } from '../../platform/browser/save-file.ts';
import { COPIED } from '../../ui/clipboard.tsx';
import { DialogClose, DialogFrame, DialogTitle } from '../../ui/dialog.tsx';
import { Copy, Download, Share2, X } from '../../ui/icons/icons.tsx';
import { ProgressBar } from '../../ui/page-states.tsx';
import { useNotify } from '../../ui/toasts.tsx';
import { sendShare } from '../posts/send-share.ts';
import { copyPicture, mayShareFiles, sharePicture } from '../posts/share-picture.ts';
import { lookFieldId } from './look-panel.tsx';
import { type PictureForm, PictureChoices } from './picture-choices.tsx';
import { PicturePreview } from './picture-preview.tsx';
import { COPY_FAILED, PICTURE_FAILED } from './picture-words.ts';
import { useLivePicture } from './use-live-picture.ts';
import { useMovingEnd } from './use-moving-end.ts';
import { useMovingPicture } from './use-moving-picture.ts';

type Props = {
  post: PreviewState;
  section: SectionChoice;
  first: PictureChoice;
  onChange: (choice: PictureChoice) => void;
  onClose: () => void;
};

/** Shows the very picture that is saved, with all that can be chosen of it: docs/product.md §2, Post result screen. */
export function DownloadDialog({ post, section, first, onChange, onClose }: Props) {
  const { generationId, formData } = post;
  const isGrave = post.isGrave === true;
  const ownHeadline = formData.profileBio;
  const live = useLivePicture({ generationId, ownHeadline, section, first, onChange });
  const animation = useMovingPicture(generationId);
  const [kind, setKind] = useState<PictureForm>('still');
  const [moving, setMoving] = useState(FIRST_MOVING);
  const query = kind === 'moving' ? movingParams(live.choice, moving).toString() : null;
  const end = useMovingEnd(generationId, query);
  const made = animation.file?.query === query ? animation.file : null;
  const main = useRef<HTMLButtonElement>(null);
  /** The file to save; of a moving picture once it is drawn. */
  const fileOf = async (): Promise<NamedFile | null> => {
    if (kind === 'still') return live.file && { blob: live.file.blob, name: 'linkedin-post.png' };
    const drawn = await animation.draw(live.choice, moving);
    return drawn && { blob: drawn.blob, name: `linkedin-post.${moving.format}` };
  };
  const { save, saveCarousel, copy, share } = useFile(generationId, fileOf);
  // What is typed and cannot be drawn comes first; what has failed is drawn again.
  const unlessWrong = (run: () => Promise<void>) => () => {
    if (live.isDrawing) return;
    if (live.wrong === null) return live.failure === null ? void run() : live.drawAgain();
    const field = document.getElementById(lookFieldId(live.wrong));
    field?.closest('details')?.setAttribute('open', '');
    return field?.focus();
  };
  return (
    <DialogFrame width="stage" place="stage" focusFirst={() => main.current} onClose={onClose}>
      <div className="flex items-center justify-between gap-4 py-3 ps-6 pe-4 lg:col-start-2 lg:pt-5">
        <DialogTitle className="text-2xl">Download preview</DialogTitle>
        <DialogClose
          aria-label="Close"
          className="button button-quiet size-11 shrink-0 p-0 text-muted"
        >
          <X size={20} />
        </DialogClose>
      </div>
      <PicturePreview
        live={live}
        post={post}
        moving={
          query === null
            ? null
            : { size: moving.size, file: made?.url ?? null, end: end.url, isDrawing: end.isDrawing }
        }
      />
      {/* What has the focus is not below the preview, nor below the buttons, above which the choices fade. */}
      <div className="relative px-6 pt-4 pb-8 lg:col-start-2 lg:overflow-y-auto lg:pt-1 [&_:is(input,textarea,button,summary)]:scroll-mt-[50dvh] [&_:is(input,textarea,button,summary)]:scroll-mb-28 lg:[&_:is(input,textarea,button,summary)]:scroll-m-4">
        <PictureChoices
          live={live}
          kind={kind}
          onKind={setKind}
          moving={moving}
          onMoving={setMoving}
          isGrave={isGrave}
          hasPremise={whatHappened(formData) !== null}
          onSaveCarousel={() => void saveCarousel()}
        />
      </div>
      <div
        data-dialog-foot
        className="sticky bottom-0 z-10 flex min-h-20 flex-wrap items-center gap-3 border-t border-line bg-surface px-6 py-4 before:pointer-events-none before:absolute before:inset-x-0 before:bottom-[calc(100%+1px)] before:h-8 before:bg-linear-to-t before:from-surface before:content-[''] lg:col-start-2"
      >
        {/* One button, so that the focus stays. */}
        <button
          ref={main}
          type="button"
          aria-disabled={live.isDrawing || undefined}
          // The second press of a double click is not meant for Cancel, which has taken the place.
          onClick={(press) =>
            animation.share === null ? unlessWrong(save)() : press.detail > 1 || animation.cancel()
          }
          className={`button flex-1 px-3 whitespace-nowrap ${animation.share === null ? 'button-primary' : 'button-plain'}`}
        >
          {animation.share === null && <Download size={18} />}
          <span>{animation.share === null ? 'Download' : 'Cancel'}</span>
        </button>
        {animation.share === null ? (
          <>
            {mayShareFiles() && (
              <FileButton onPress={unlessWrong(share)}>
                <Share2 size={18} /> Share
              </FileButton>
            )}
            {kind === 'still' && (
              <FileButton onPress={unlessWrong(copy)}>
                <Copy size={18} /> Copy image
              </FileButton>
            )}
          </>
        ) : (
          <div className="min-w-0 flex-1">
            <ProgressBar
              value={Math.round(animation.share * 100)}
              label="Drawing the moving picture"
            />
          </div>
        )}
      </div>
    </DialogFrame>
  );
}

function FileButton({ onPress, children }: { onPress: () => void; children: React.ReactNode }) {
  return (
    <button
      type="button"
      onClick={onPress}
      className="button button-plain flex-1 px-3 whitespace-nowrap"
    >
      {children}
    </button>
  );
}

type NamedFile = { blob: Blob; name: string };

/** What can be done with the picture: docs/product.md §9, Image export, has the file names. */
function useFile(generationId: string, fileOf: () => Promise<NamedFile | null>) {
  const notify = useNotify();
  function saveAs({ blob, name }: NamedFile): void {
    saveFile(blob, name);
    notify('good', POST_DOWNLOADED);
  }
  async function save(): Promise<void> {
    const file = await fileOf();
    if (file) saveAs(file);
  }
  async function saveCarousel(): Promise<void> {
    const result = await requestFile(`/api/generations/${generationId}/picture?size=carousel`);
    if (!result.ok) return notify('bad', PICTURE_FAILED);
    saveAs({ blob: result.data.blob, name: 'linkedin-post.pdf' });
  }
  async function copy(): Promise<void> {
    const file = await fileOf();
    if (!file) return;
    if (await copyPicture(file.blob)) notify('good', COPIED);
    else notify('bad', COPY_FAILED);
  }
  async function share(): Promise<void> {
    const file = await fileOf();
    if (file && (await sharePicture(file.blob, file.name)) === 'shared') sendShare(generationId);
  }
  return { save, saveCarousel, copy, share };
}
