import { useState } from 'react';
import {
  BLOCK,
  BLOCK_WORDS,
  blockQuestion,
  NO_BLOCK,
} from '../../domain/screening/moderation-words.ts';
import { readEntry, writeEntry } from '../../platform/browser/web-storage.ts';
import { CopyLink } from '../../ui/clipboard.tsx';
import { Confirm, ConfirmDelete, Dialog } from '../../ui/dialog.tsx';
import { ExternalLink } from '../../ui/icons/icons.tsx';
import { DeviceShare, mastodonLink, ShareButton, shareLinks } from '../../ui/sharing.tsx';
import { sendShare } from '../posts/send-share.ts';

export type PostDialogKind = 'share' | 'block' | 'delete';

type Props = {
  kind: PostDialogKind;
  post: { id: string; text: string; authorName: string };
  url: string;
  onBlock: () => void;
  onDelete: () => void;
  onClose: () => void;
};

/** The dialogs of a shared post, in one file that loads with the first of them. */
export function PostDialog({ kind, post, url, onBlock, onDelete, onClose }: Props) {
  if (kind === 'share') {
    return <ShareDialog postId={post.id} text={post.text} url={url} onClose={onClose} />;
  }
  if (kind === 'block') {
    return (
      <Confirm
        title={blockQuestion(post.authorName)}
        words={BLOCK_WORDS}
        yes={BLOCK}
        no={NO_BLOCK}
        onYes={onBlock}
        onClose={onClose}
      />
    );
  }
  return (
    <ConfirmDelete
      title="Delete this post?"
      words="It goes for good, here and in your history, with all its versions."
      onDelete={onDelete}
      onClose={onClose}
    />
  );
}

type ShareDialogProps = { postId: string; text: string; url: string; onClose: () => void };

/** Where a post can be passed on: docs/product.md §2, Share dialog, and some more. */
function ShareDialog({ postId, text, url, onClose }: ShareDialogProps) {
  const share = () => sendShare(postId);
  return (
    <Dialog title="Share this post" hasCross onClose={onClose}>
      <div className="mt-4 grid grid-cols-1 gap-3">
        <CopyLink url={url} onCopied={share} className="button-primary w-full" />
        <DeviceShare text={text} url={url} onShare={share} className="button-plain w-full" />
        {shareLinks(text, url).map((link) => (
          <ShareButton key={link.network} link={link} onPress={share} className="w-full">
            <ExternalLink size={18} />
          </ShareButton>
        ))}
        <MastodonShare text={text} url={url} onShare={share} />
      </div>
    </Dialog>
  );
}

const KEY = 'broetry-mastodon';

/** Mastodon has no one address: the reader names a server, and this browser remembers it. */
type MastodonShareProps = { text: string; url: string; onShare: () => void };

function MastodonShare({ text, url, onShare }: MastodonShareProps) {
  const [server, setServer] = useState(() => readEntry('localStorage', KEY) ?? 'mastodon.social');
  const href = mastodonLink(server, text, url);
  return (
    <div className="flex items-end gap-2 border-t border-line pt-4">
      <div className="min-w-0 flex-1">
        <label htmlFor="mastodon-server" className="mb-1.5 block text-sm font-semibold">
          Your Mastodon server
        </label>
        <input
          id="mastodon-server"
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
