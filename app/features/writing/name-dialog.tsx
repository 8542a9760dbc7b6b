import { useState } from 'react';
import { DEFAULT_AUTHOR } from '../../domain/posts/post.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { NAME_ID, SHARE_ID } from './result-words.ts';

type Props = {
  /** The own name of the member. */
  name: string;
  /** Shares under this name; returns why it cannot be, or null. */
  onShare: (name: string) => Promise<string | null>;
  /** Opens the pencil of the card. */
  onOther: () => void;
  onClose: () => void;
};

/** Asks at the first share, once, whose name is on the card: docs/product.md §4, Share to community. */
export function NameDialog({ name, onShare, onOther, onClose }: Props) {
  const [error, setError] = useState<string | null>(null);
  const names = [...new Set([name, DEFAULT_AUTHOR.name])];
  return (
    <Dialog
      title="Whose name is on it?"
      words="Everybody will see it. Asked once; the pencil on the card changes it."
      hasCross
      onClose={onClose}
      onClosed={() =>
        (document.getElementById(NAME_ID) ?? document.getElementById(SHARE_ID))?.focus()
      }
    >
      <div className="mt-5 grid grid-cols-1 gap-3">
        {names.map((one, index) => (
          <button
            key={one}
            type="button"
            onClick={() => void onShare(one).then(setError)}
            className={`button ${index === 0 ? 'button-primary' : 'button-plain'}`}
          >
            <span>
              Post as <bdi>{one}</bdi>
            </span>
          </button>
        ))}
        <button
          type="button"
          onClick={() => {
            onClose();
            onOther();
          }}
          className="button button-quiet"
        >
          Another name
        </button>
        {error !== null && (
          <p role="alert" className="text-sm font-medium text-bad">
            {error}
          </p>
        )}
      </div>
    </Dialog>
  );
}
