import { Check, ExternalLink, Link2, Smartphone } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { copyText, LINK_COPIED, LINK_FAILED } from '../../ui/clipboard.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useNotify } from '../../ui/toasts.tsx';
import { MastodonShare } from './mastodon-share.tsx';
import { ShareButton, shareLinks, shortText } from '../../ui/sharing.tsx';

type Props = { text: string; /** Absolute. */ url: string; onClose: () => void };

/** Where a post can be passed on: docs/product.md §2, Share dialog, and some more. */
export function ShareDialog({ text, url, onClose }: Props) {
  return (
    <Dialog title="Share this post" hasCross onClose={onClose}>
      <div className="mt-4 grid grid-cols-1 gap-3">
        <CopyLink url={url} />
        <PhoneShare text={text} url={url} />
        {shareLinks(text, url).map((link) => (
          <ShareButton key={link.network} link={link} className="w-full">
            <ExternalLink aria-hidden size={18} />
          </ShareButton>
        ))}
        <MastodonShare text={text} url={url} />
      </div>
    </Dialog>
  );
}

const SHOWN = 2000;

function CopyLink({ url }: { url: string }) {
  const notify = useNotify();
  const [isCopied, setIsCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const copy = async () => {
    if (!(await copyText(url))) return notify('bad', LINK_FAILED);
    notify('good', LINK_COPIED);
    setIsCopied(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setIsCopied(false), SHOWN);
  };
  const Icon = isCopied ? Check : Link2;
  return (
    <button type="button" onClick={() => void copy()} className="button button-primary w-full">
      <Icon aria-hidden size={18} /> {isCopied ? 'Copied!' : 'Copy link'}
    </button>
  );
}

// Only where the device has a share sheet of its own.
function PhoneShare({ text, url }: { text: string; url: string }) {
  if (typeof navigator.share !== 'function') return null;
  // Whoever closes the sheet has changed their mind; that is no error.
  const share = () => void navigator.share({ text: shortText(text), url }).catch(() => undefined);
  return (
    <button type="button" onClick={share} className="button button-plain w-full">
      <Smartphone aria-hidden size={18} /> Share with this device …
    </button>
  );
}
