import { useRef, useState } from 'react';
import { FIRST_MOVING } from '../../domain/moving-pictures/moving-choice.ts';
import type { PictureChoice } from '../../domain/cards/picture-choice.ts';
import { POST_DOWNLOADED, whatHappened } from '../../domain/posts/post.ts';
import type { PreviewState } from '../../domain/posts/preview.ts';
import type { SectionChoice } from '../../domain/posts/section-choice.ts';
import { requestFile } from '../../platform/browser/json-requests.ts';
import { saveFile } from '../../platform/browser/save-file.ts';
import { COPIED } from '../../ui/clipboard.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Copy, Download, Share2 } from '../../ui/icons/icons.tsx';
import { ProgressBar } from '../../ui/page-states.tsx';
import { useNotify } from '../../ui/toasts.tsx';
import { sendShare } from '../posts/send-share.ts';
import { copyPicture, mayShareFiles, sharePicture } from '../posts/share-picture.ts';
import { lookFieldId } from './look-panel.tsx';
import { type PictureForm, PictureChoices } from './picture-choices.tsx';
import type { PictureFile } from './picture-file.ts';
import { COPY_FAILED, PICTURE_FAILED } from './picture-words.ts';
import { useLivePicture } from './use-live-picture.ts';
import { useMovingPicture } from './use-moving-picture.ts';

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
  const animation = useMovingPicture(generationId);
  const [kind, setKind] = useState<PictureForm>('still');
  const [moving, setMoving] = useState(FIRST_MOVING);
  const main = useRef<HTMLButtonElement>(null);
  /** The file to save; of a moving picture once it is drawn. */
  const fileOf = async (): Promise<NamedFile | null> => {
    if (kind === 'still') return { blob: live.file.blob, name: 'linkedin-post.png' };
    const drawn = await animation.draw(live.choice, moving);
    return drawn && { blob: drawn.blob, name: `linkedin-post.${moving.format}` };
  };
  const { save, saveCarousel, copy, share } = useFile(generationId, fileOf);
  // What is typed and cannot be drawn comes first.
  const unlessWrong = (run: () => Promise<void>) => () => {
    if (live.wrong === null) return live.isDrawing || void run();
    const field = document.getElementById(lookFieldId(live.wrong));
    field?.closest('details')?.setAttribute('open', '');
    return field?.focus();
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
        <Preview live={live} moving={kind === 'moving' ? (animation.file?.url ?? null) : null} />
        {/* What has the focus is not below the preview, nor below the buttons. */}
        <div className="py-3 [&_:is(input,textarea,button,summary)]:scroll-mt-[44dvh] [&_:is(input,textarea,button,summary)]:scroll-mb-28 lg:[&_:is(input,textarea,button,summary)]:scroll-mt-4">
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
      </div>
      <div className="sticky -bottom-6 z-10 -mx-6 -mb-6 flex min-h-20 flex-wrap items-center gap-3 border-t border-line bg-surface px-6 py-4 sm:-bottom-8 sm:-mx-8 sm:-mb-8 sm:px-8">
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
    </Dialog>
  );
}

type PreviewProps = { live: ReturnType<typeof useLivePicture>; moving: string | null };

/** The picture in a box of one height. For who wants less motion a moving one is shown by its still picture. */
function Preview({ live: { file, isDrawing }, moving }: PreviewProps) {
  const shape = 'max-h-full min-h-0 max-w-full rounded-[4px] object-contain';
  return (
    <div className="sticky -top-6 z-10 -mx-6 self-start bg-surface px-6 py-2 sm:-top-8 lg:top-0 lg:mx-0 lg:px-0">
      <div
        aria-busy={isDrawing}
        className="grid h-[34dvh] place-items-center rounded-card border border-line bg-paper p-3 lg:h-[calc(100dvh-17rem)] lg:min-h-80"
      >
        {moving !== null && (
          <img
            src={moving}
            alt="Your post, typing itself"
            className={`${shape} motion-reduce:hidden`}
          />
        )}
        <img
          src={file.url}
          alt="Your post, as it will be saved"
          className={`${shape} transition-opacity ${isDrawing ? 'opacity-60' : ''} ${moving === null ? '' : 'hidden motion-reduce:block'}`}
        />
      </div>
      {file.undrawn && (
        <output className="mt-2 block text-sm wrap-anywhere">
          These characters cannot be drawn and show as boxes: <bdi>{file.undrawn}</bdi>
        </output>
      )}
    </div>
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
