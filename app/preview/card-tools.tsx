import { ImageOff, ImagePlus, Palette, PencilLine, UserRoundPen } from 'lucide-react';
import { type RefObject, useRef } from 'react';
import { Link } from 'react-router';
import { ADD_PICTURE, CHANGE_PICTURE, TAKE_OFF } from '../attachments/attachment-words.ts';
import type { PostVersion } from '../posts/version.ts';
import { EDIT_PROFILE, EDIT_TEXT } from './result-words.ts';
import type { Versions } from './use-versions.ts';
import { VersionStrip } from './version-strip.tsx';

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
  /** Null for guests, whom no card names. */
  onProfile: (() => void) | null;
};

/** What changes the card itself: its words, its name, and which of its versions it shows. */
export function CardTools({ versions, editButton, isEditing, onShow, onEdit, ...more }: Props) {
  const { generationId, onProfile, hasPicture, onPicture, onTakeOff } = more;
  const pictureButton = useRef<HTMLButtonElement>(null);
  const takeOff = () => {
    // This button goes with the picture; that one stays.
    pictureButton.current?.focus();
    onTakeOff();
  };
  return (
    <div className="mt-3 flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div className="flex flex-wrap gap-1">
        <button
          ref={editButton}
          type="button"
          aria-disabled={isEditing || undefined}
          onClick={onEdit}
          className="button button-quiet"
        >
          <PencilLine aria-hidden size={18} /> {EDIT_TEXT}
        </button>
        {onProfile && (
          <button type="button" onClick={onProfile} className="button button-quiet">
            <UserRoundPen aria-hidden size={18} /> {EDIT_PROFILE}
          </button>
        )}
        <button
          ref={pictureButton}
          type="button"
          onClick={onPicture}
          className="button button-quiet"
        >
          <ImagePlus aria-hidden size={18} /> {hasPicture ? CHANGE_PICTURE : ADD_PICTURE}
        </button>
        <Link to={`/studio?generation=${generationId}`} className="button button-quiet">
          <Palette aria-hidden size={18} /> Card studio
        </Link>
        {hasPicture && (
          <button type="button" onClick={takeOff} className="button button-quiet">
            <ImageOff aria-hidden size={18} /> {TAKE_OFF}
          </button>
        )}
      </div>
      <VersionStrip all={versions.all} index={versions.index} onShow={onShow} />
    </div>
  );
}
