import { ImageOff, ImagePlus, Palette, PencilLine } from 'lucide-react';
import { type RefObject, useRef } from 'react';
import { Link } from 'react-router';
import { ADD_PICTURE, CHANGE_PICTURE, TAKE_OFF } from '../../domain/posts/attachment.ts';
import { CopyReplayLink } from '../community/copy-replay-link.tsx';
import type { PostVersion } from '../../domain/posts/versions.server.ts';
import { EDIT_TEXT } from './result-words.ts';
import type { Versions } from './use-versions.ts';
import { VersionStrip } from './version-strip.tsx';

// Equals in one row; on a phone, where not all fit, in rows of three that are full.
const TOOL =
  'button button-quiet basis-[30%] grow flex-col gap-1 px-1 text-sm leading-tight sm:basis-0';

type Props = {
  generationId: string;
  versions: Versions;
  editButton: RefObject<HTMLButtonElement | null>;
  isEditing: boolean;
  onShow: (version: PostVersion) => void;
  onEdit: () => void;
  hasPicture: boolean;
  onPicture: () => void;
  onTakeOff: () => void;
  isMember: boolean;
};

/** What changes the card itself: its words, its picture, and which of its versions it shows. */
export function CardTools({ versions, editButton, isEditing, onShow, onEdit, ...more }: Props) {
  const { generationId, isMember, hasPicture, onPicture, onTakeOff } = more;
  const pictureButton = useRef<HTMLButtonElement>(null);
  const takeOff = () => {
    // This button goes with the picture; that one stays.
    pictureButton.current?.focus();
    onTakeOff();
  };
  return (
    <>
      <div className="card mt-3 flex flex-wrap p-1">
        <button
          ref={editButton}
          type="button"
          aria-disabled={isEditing || undefined}
          onClick={onEdit}
          className={TOOL}
        >
          <PencilLine aria-hidden size={18} /> {EDIT_TEXT}
        </button>
        <button ref={pictureButton} type="button" onClick={onPicture} className={TOOL}>
          <ImagePlus aria-hidden size={18} /> {hasPicture ? CHANGE_PICTURE : ADD_PICTURE}
        </button>
        {hasPicture && (
          <button type="button" onClick={takeOff} className={TOOL}>
            <ImageOff aria-hidden size={18} /> {TAKE_OFF}
          </button>
        )}
        <Link to={`/studio?generation=${generationId}`} className={TOOL}>
          <Palette aria-hidden size={18} /> Card studio
        </Link>
        {isMember && <CopyReplayLink generationId={generationId} className={TOOL} />}
      </div>
      {versions.all.length > 1 && (
        <div className="mt-3 flex justify-center">
          <VersionStrip all={versions.all} index={versions.index} onShow={onShow} />
        </div>
      )}
    </>
  );
}
