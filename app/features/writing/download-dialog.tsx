import { PICTURE_SIZES, type PictureSize } from '../../domain/cards/picture-sizes.ts';
import { ChoiceRow, Switch } from '../../ui/form-controls.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Download } from '../../ui/icons/icons.tsx';

export type PictureExtras = { isStamped: boolean; hasComments: boolean };

export type OpenPicture = PictureExtras & {
  size: PictureSize;
  blob: Blob;
  url: string;
  /** The characters that show as boxes; empty when there are none. */
  undrawn: string;
};

type Props = {
  picture: OpenPicture;
  onChange: (size: PictureSize, extras: PictureExtras) => void;
  onSave: () => void;
  onCopy: () => void;
  /** Saves the post as a document of one line a page. */
  onSaveCarousel: () => void;
  onClose: () => void;
};

const SIZES = (Object.keys(PICTURE_SIZES) as PictureSize[]).map((value) => {
  return { value, label: PICTURE_SIZES[value].label };
});

/** Shows the very picture that is saved, and saves it. */
export function DownloadDialog(props: Props) {
  const { picture, onChange, onSave, onCopy, onSaveCarousel, onClose } = props;
  return (
    <Dialog title="Download preview" width="wide" hasCross onClose={onClose}>
      <ChoiceRow
        name="picture-size"
        legend="Size"
        isQuiet
        row="mt-4 grid grid-cols-2 sm:flex"
        options={SIZES}
        chosen={picture.size}
        onChoose={(size) => onChange(size, picture)}
      />
      <div className="mt-3 flex flex-wrap gap-x-6">
        <Switch
          isOn={picture.isStamped}
          label="Stamp the cringe score on it"
          onChange={(isStamped) => onChange(picture.size, { ...picture, isStamped })}
        />
        <Switch
          isOn={picture.hasComments}
          label="Put the comments under it"
          onChange={(hasComments) => onChange(picture.size, { ...picture, hasComments })}
        />
      </div>
      <div className="mt-4 rounded-card border border-line bg-paper p-3">
        <img
          src={picture.url}
          alt="Your post, as it will be saved"
          className="mx-auto max-h-[52dvh] w-auto max-w-full rounded-control"
        />
      </div>
      {picture.undrawn && (
        <output className="mt-3 block text-sm wrap-anywhere">
          These characters cannot be drawn and show as boxes: <bdi>{picture.undrawn}</bdi>
        </output>
      )}
      <div className="mt-5 flex flex-wrap gap-3">
        <button type="button" onClick={onSave} className="button button-primary flex-1">
          <Download size={18} /> Download
        </button>
        <button type="button" onClick={onCopy} className="button button-plain flex-1">
          Copy image
        </button>
        <button type="button" onClick={onSaveCarousel} className="button button-plain flex-1">
          Carousel (PDF)
        </button>
      </div>
    </Dialog>
  );
}
