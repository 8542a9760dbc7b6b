import { type ReactNode, useRef, useState } from 'react';
import { readEntry, writeEntry } from '../../platform/browser/web-storage.ts';
import { CopyLink } from '../../ui/clipboard.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ExternalLink } from '../../ui/icons/icons.tsx';
import { DeviceShare, mastodonLink, ShareButton, shareLinks } from '../../ui/sharing.tsx';
import { sendShare } from './send-share.ts';

type ShareDialogProps = {
  /** The post or the generation, whose shares are counted. */
  id: string;
  text: string;
  url: string;
  words?: string;
  /** What can be done with the picture of an own post. */
  picture?: ReactNode;
  /** Below the networks, for who looks for more. */
  more?: ReactNode;
  onClose: () => void;
};

/** Where a post can be passed on: docs/product.md §2, Share dialog, and some more. */
export function ShareDialog({ id, text, url, words, picture, more, onClose }: ShareDialogProps) {
  const ways = useRef<HTMLDivElement>(null);
  const share = () => sendShare(id);
  return (
    <Dialog
      title="Share this post"
      {...(words === undefined ? {} : { words })}
      hasCross
      focusFirst={() => ways.current?.querySelector('button') ?? null}
      onClose={onClose}
    >
      <div ref={ways} className="mt-4 grid grid-cols-1 gap-3">
        <CopyLink url={url} onCopied={share} className="button-primary w-full" />
        {picture}
        <DeviceShare text={text} url={url} onShare={share} className="button-plain w-full" />
        {shareLinks(text, url).map((link) => (
          <ShareButton key={link.network} link={link} onPress={share} className="w-full">
            <ExternalLink size={18} />
          </ShareButton>
        ))}
        <details className="border-t border-line pt-1">
          <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-primary">
            More ways
          </summary>
          <div className="mt-1 grid grid-cols-1 gap-3">
            <MastodonShare text={text} url={url} onShare={share} />
            {more}
          </div>
        </details>
      </div>
    </Dialog>
  );
}

const KEY = 'broetry-mastodon';

type MastodonShareProps = { text: string; url: string; onShare: () => void };

// It takes the place of the button that was pressed.
const takeFocus = (field: HTMLInputElement | null) => field?.focus();

/** Mastodon has no one address: who uses it names a server, and this browser remembers it. */
function MastodonShare({ text, url, onShare }: MastodonShareProps) {
  const [remembered] = useState(() => readEntry('localStorage', KEY));
  const [isOpen, setOpen] = useState(remembered !== null);
  const [server, setServer] = useState(remembered ?? 'mastodon.social');
  const href = mastodonLink(server, text, url);
  if (!isOpen) {
    return (
      <button type="button" onClick={() => setOpen(true)} className="button button-plain w-full">
        <ExternalLink size={18} /> Share on Mastodon …
      </button>
    );
  }
  return (
    <div className="flex items-end gap-2">
      <div className="min-w-0 flex-1">
        <label htmlFor="mastodon-server" className="mb-1.5 block text-sm font-semibold">
          Your Mastodon server
        </label>
        <input
          id="mastodon-server"
          ref={remembered === null ? takeFocus : undefined}
          className="field"
          value={server}
          maxLength={253}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          inputMode="url"
          aria-invalid={href === null ? true : undefined}
          onChange={(event) => setServer(event.currentTarget.value)}
        />
      </div>
      <a
        href={href ?? undefined}
        aria-disabled={href === null || undefined}
        role={href === null ? 'link' : undefined}
        target="_blank"
        rel="noopener noreferrer"
        onClick={() => {
          if (href === null) return;
          writeEntry('localStorage', KEY, server);
          onShare();
        }}
        className="button button-plain min-h-12"
      >
        <ExternalLink size={18} /> Share
        <span className="sr-only"> on Mastodon, in a new tab</span>
      </a>
    </div>
  );
}
