import type { ReactNode } from 'react';
import { useHydrated } from './hydration.ts';
import { Smartphone } from './icons/icons.tsx';

/** Maximum length of a shared text in characters, without the ellipsis: docs/product.md §7, Other. */
const MAX_TEXT = 180;

/** Returns the text for a microblog: cut to 180 characters plus '...' when longer. Never splits a surrogate pair. */
export function shortText(text: string): string {
  if (text.length <= MAX_TEXT) return text;
  const cut = text.slice(0, MAX_TEXT);
  return `${cut.isWellFormed() ? cut : cut.slice(0, -1)}...`;
}

type ShareTarget = { network: string; href: string };

/** Returns the share links of a post. `url` is the absolute URL of its page. */
export function shareLinks(text: string, url: string): ShareTarget[] {
  const short = shortText(text);
  return [
    { network: 'X', href: urlWithParams('https://x.com/intent/post', { text: short, url }) },
    {
      network: 'LinkedIn',
      href: urlWithParams('https://www.linkedin.com/sharing/share-offsite/', { url }),
    },
    {
      network: 'Bluesky',
      href: urlWithParams('https://bsky.app/intent/compose', { text: `${short}\n${url}` }),
    },
  ];
}

/** Returns the share link for a Mastodon server, or null when `server` is no valid host name. */
export function mastodonLink(server: string, text: string, url: string): string | null {
  const host = server
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/(?<!\/)\/+$/, '');
  if (!/^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/.test(host)) return null;
  return urlWithParams(`https://${host}/share`, { text: `${shortText(text)}\n${url}` });
}

function urlWithParams(to: string, params: Record<string, string>): string {
  return `${to}?${new URLSearchParams(params).toString()}`;
}

type ShareButtonProps = {
  link: ShareTarget;
  onPress?: () => void;
  className?: string;
  children?: ReactNode;
};

/** Link to a network's compose page with the post filled in. Opens a new tab. */
export function ShareButton({
  link: { network, href },
  onPress,
  className = '',
  children,
}: ShareButtonProps) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      onClick={onPress}
      className={`button button-plain ${className}`}
    >
      {children} Share on {network}
      <span className="sr-only">, in a new tab</span>
    </a>
  );
}

type DeviceShareProps = {
  text: string;
  url: string;
  onShare: () => void;
  className: string;
  isShort?: boolean;
};

/** Button that opens the device's own share sheet. Nothing where it has none. */
export function DeviceShare({ text, url, onShare, className, isShort = false }: DeviceShareProps) {
  const isReady = useHydrated();
  if (!isReady || typeof navigator.share !== 'function') return null;
  // Closing the share sheet rejects too, and is no error.
  const share = () =>
    void navigator.share({ text: shortText(text), url }).then(onShare, () => undefined);
  return (
    <button type="button" onClick={share} className={`button ${className}`}>
      <Smartphone size={18} />{' '}
      <span className={isShort ? 'sr-only' : ''}>Share with this device …</span>
    </button>
  );
}
