import { useRef } from 'react';
import { ADD_PICTURE, CHANGE_PICTURE, TAKE_OFF } from '../../domain/posts/attachment.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { DRESS_ID, EDITOR_ID } from './post-editor.tsx';
import { DRESS_IT, EDIT_TEXT } from './result-words.ts';
import {
  ImageOff,
  ImagePlus,
  type IconComponent,
  Palette,
  PencilLine,
} from '../../ui/icons/icons.tsx';
import { Link } from '../../ui/links.tsx';

type Props = {
  generationId: string;
  hasPicture: boolean;
  onEdit: () => void;
  onPicture: () => void;
  onTakeOff: () => void;
  onClose: () => void;
};

const ROW = 'button button-quiet w-full justify-start gap-4 px-3 py-2 text-start';

/** What can be done to the card: its text, its picture, its look. A dialog, on a phone a sheet at the bottom. */
export function DressSheet({ generationId, hasPicture, onClose, ...on }: Props) {
  const rows = useRef<HTMLUListElement>(null);
  const button = (Icon: IconComponent, words: string, hint: string, onPress: () => void) => (
    <li>
      <button
        type="button"
        onClick={() => {
          onClose();
          onPress();
        }}
        className={ROW}
      >
        <Row Icon={Icon} words={words} hint={hint} />
      </button>
    </li>
  );
  return (
    <Dialog
      title={DRESS_IT}
      hasCross
      place="sheet"
      focusFirst={() => rows.current?.querySelector('button') ?? null}
      onClose={onClose}
      onClosed={() =>
        (document.getElementById(EDITOR_ID) ?? document.getElementById(DRESS_ID))?.focus()
      }
    >
      <ul ref={rows} className="-mx-3 mt-3 grid grid-cols-1 gap-1">
        {button(PencilLine, EDIT_TEXT, 'Kept as a version. The others stay.', on.onEdit)}
        {button(
          ImagePlus,
          hasPicture ? CHANGE_PICTURE : ADD_PICTURE,
          'From the library, under the text.',
          on.onPicture,
        )}
        {hasPicture && button(ImageOff, TAKE_OFF, 'The text stays.', on.onTakeOff)}
        <li>
          <Link to={`/studio?generation=${generationId}`} className={ROW}>
            <Row Icon={Palette} words="Card studio" hint="Device, colours, headline, counts." />
          </Link>
        </li>
      </ul>
    </Dialog>
  );
}

type RowProps = { Icon: IconComponent; words: string; hint: string };

function Row({ Icon, words, hint }: RowProps) {
  return (
    <>
      <Icon size={20} />
      <span>
        {words}
        <span className="block text-sm font-normal text-muted">{hint}</span>
      </span>
    </>
  );
}
