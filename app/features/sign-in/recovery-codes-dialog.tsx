import { useState } from 'react';
import { copyText } from '../../ui/clipboard.tsx';
import { Dialog, DialogClose } from '../../ui/dialog.tsx';
import { Check, Copy, Download } from '../../ui/icons/icons.tsx';

type Props = { codes: readonly string[]; isOwner: boolean; onClose: () => void };

/** Recovery codes to keep, with buttons to copy and to download them. */
export function RecoveryCodesDialog({ codes, isOwner, onClose }: Props) {
  const [isCopied, setCopied] = useState(false);
  const text = `${location.host} recovery codes\n\n${codes.join('\n')}\n`;
  return (
    <Dialog
      title="Keep these codes"
      words="Each one signs you in once, should you lose your passkey. They are shown this once: we keep only what it takes to recognise them."
      width="middle"
      isKept
      onClose={onClose}
    >
      <ul
        data-shown-once=""
        aria-label="Recovery codes"
        className="mt-4 grid grid-cols-1 gap-x-6 gap-y-1 rounded-card border border-line bg-tint p-4 font-mono sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="mt-4 grid gap-3 sm:grid-cols-2">
        <button
          type="button"
          className="button button-plain"
          onClick={() => void copyText(text).then(setCopied)}
        >
          {isCopied ? <Check size={18} /> : <Copy size={18} />}
          <span>{isCopied ? 'Copied' : 'Copy'}</span>
        </button>
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="recovery-codes.txt"
          className="button button-plain"
        >
          <Download size={18} /> Download
        </a>
      </div>
      {isOwner && (
        <p className="mt-4">
          Then one more press, on the page behind this one, makes you the owner of this site.
        </p>
      )}
      <DialogClose className="button button-primary mt-3 w-full">I have kept them</DialogClose>
    </Dialog>
  );
}
