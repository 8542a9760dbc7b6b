import { Bookmark, Copy } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { copyText } from '../../ui/clipboard.tsx';
import { useNotify } from '../../ui/toasts.tsx';
import { bookmarkletAddress, SELECTION_ACTIONS, type SelectionAction } from './bookmarklet.ts';

const ACTIONS = Object.keys(SELECTION_ACTIONS) as SelectionAction[];

/** The three bookmarks: to drag, or to copy where nothing can be dragged. */
export function BookmarkLinks({ origin }: { origin: string }) {
  return (
    <>
      <section aria-labelledby="drag" className="mt-8">
        <h2 id="drag" className="text-xl">
          With a mouse
        </h2>
        <p className="mt-1 text-muted">Drag these to your bookmarks bar.</p>
        <div className="mt-4 flex flex-wrap gap-3">
          {ACTIONS.map((action) => (
            <DraggableLink
              key={action}
              action={action}
              address={bookmarkletAddress(origin, action)}
            />
          ))}
        </div>
      </section>
      <section aria-labelledby="copy" className="mt-10">
        <h2 id="copy" className="text-xl">
          On a phone, or by hand
        </h2>
        <ol className="mt-3 max-w-[60ch] list-decimal space-y-1.5 pl-6 marker:text-muted">
          <li>Copy the code of one of them.</li>
          <li>Bookmark any page, then edit that bookmark.</li>
          <li>Name it, and paste the code in place of its address.</li>
          <li>
            Select words on a page and choose the bookmark: from the bookmarks in Safari, by typing
            its name into the address bar in Chrome.
          </li>
        </ol>
        <div className="mt-6 grid grid-cols-1 gap-6 lg:grid-cols-3">
          {ACTIONS.map((action) => (
            <Code key={action} action={action} address={bookmarkletAddress(origin, action)} />
          ))}
        </div>
      </section>
    </>
  );
}

type Props = { action: SelectionAction; address: string };

// React writes no such address, and the policy of the page runs none: it is here to be dragged away.
function DraggableLink({ action, address }: Props) {
  const link = useRef<HTMLAnchorElement>(null);
  const notify = useNotify();
  useEffect(() => link.current?.setAttribute('href', address), [address]);
  return (
    <a
      ref={link}
      href={`#code-${action}`}
      draggable
      onClick={(event) => {
        event.preventDefault();
        notify('good', 'Drag it to your bookmarks bar, or copy its code below.');
      }}
      className="button button-plain cursor-grab"
    >
      <Bookmark aria-hidden size={18} /> {SELECTION_ACTIONS[action]}
    </a>
  );
}

function Code({ action, address }: Props) {
  const notify = useNotify();
  const copy = async () => {
    const isCopied = await copyText(address);
    notify(isCopied ? 'good' : 'bad', isCopied ? 'Code copied.' : 'Select it and copy it by hand.');
  };
  return (
    <div className="card p-5">
      <label htmlFor={`code-${action}`} className="font-semibold">
        {SELECTION_ACTIONS[action]}
      </label>
      <textarea
        id={`code-${action}`}
        readOnly
        rows={4}
        defaultValue={address}
        className="field mt-2 font-mono text-xs break-all"
      />
      <button type="button" onClick={() => void copy()} className="button button-plain mt-3 w-full">
        <Copy aria-hidden size={18} /> Copy code
      </button>
    </div>
  );
}
