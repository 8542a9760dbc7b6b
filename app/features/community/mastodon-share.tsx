import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { browserStorage } from '../../platform/browser/web-storage.ts';
import { mastodonLink } from '../../ui/sharing.tsx';

const KEY = 'broetry-mastodon';
const USUAL = 'mastodon.social';

/** Mastodon has no one address: the reader names a server, and this browser remembers it. */
export function MastodonShare({ text, url }: { text: string; url: string }) {
  const [server, setServer] = useState(readServer);
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
        onClick={() => href !== null && keepServer(server)}
        className="button button-plain min-h-12"
      >
        <ExternalLink aria-hidden size={18} /> Share
        <span className="sr-only"> on Mastodon, in a new tab</span>
      </a>
    </div>
  );
}

function readServer(): string {
  try {
    return browserStorage('localStorage')?.getItem(KEY) ?? USUAL;
  } catch {
    return USUAL;
  }
}

function keepServer(server: string): void {
  try {
    browserStorage('localStorage')?.setItem(KEY, server);
  } catch {
    // It is asked for again the next time.
  }
}
