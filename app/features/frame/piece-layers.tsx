import { Copy, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Confirm } from '../../ui/confirm-delete.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Menu } from '../../ui/menu.tsx';
import type { MenuEntry } from '../../ui/opened-menu.tsx';
import { useNotify } from '../../ui/toasts.tsx';

/** A dialog with a cross, and one that asks. */
export function DialogPieces() {
  const [opened, setOpened] = useState<'dialog' | 'question' | null>(null);
  const close = () => setOpened(null);
  return (
    <div className="flex flex-wrap gap-3">
      <button type="button" className="button button-plain" onClick={() => setOpened('dialog')}>
        A dialog
      </button>
      <button type="button" className="button button-plain" onClick={() => setOpened('question')}>
        A question
      </button>
      {opened === 'dialog' && (
        <Dialog title="A dialog" words="With what goes with its title." hasCross onClose={close}>
          <button type="button" className="button button-primary mt-6 w-full">
            What it is for
          </button>
        </Dialog>
      )}
      {opened === 'question' && (
        <Confirm
          title="Really?"
          words="This is what would happen."
          yes="Do it"
          no="Leave it"
          onYes={close}
          onClose={close}
        />
      )}
    </div>
  );
}

const ENTRIES: MenuEntry[] = [
  { Icon: Copy, label: 'An entry', onPress: () => undefined },
  'line',
  { Icon: Trash2, label: 'Another one …', onPress: () => undefined },
];

/** The menu of one thing. */
export function MenuPieces() {
  return (
    <div>
      <Menu label="A menu" entries={ENTRIES} />
    </div>
  );
}

/** Good news, bad news, and what can be taken back. */
export function ToastPieces() {
  const notify = useNotify();
  const undo = () => notify('good', 'Taken back.');
  return (
    <div className="flex flex-wrap gap-3">
      <button type="button" className="button button-plain" onClick={() => notify('good', 'Kept.')}>
        Good news
      </button>
      <button type="button" className="button button-plain" onClick={() => notify('bad', 'Lost.')}>
        Bad news
      </button>
      <button
        type="button"
        className="button button-plain"
        onClick={() => notify('good', 'Removed.', { words: 'Undo', run: undo })}
      >
        With a way back
      </button>
    </div>
  );
}
