import type { ReactNode } from 'react';

/** What is sent along of a text at most, before the three dots: docs/product.md §7, Other. */
const MAX_TEXT = 180;

/** The text as a microblog gets it: cut to 180 characters plus '...' when it is longer. No emoji is cut in two. */
export function shortText(text: string): string {
  if (text.length <= MAX_TEXT) return text;
  const cut = text.slice(0, MAX_TEXT);
  return `${cut.isWellFormed() ? cut : cut.slice(0, -1)}...`;
}

type ShareTarget = { network: string; href: string };

/** Where a post can be passed on, each in a new tab. `url` is the absolute address of its page. */
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

/** The same for the reader's own Mastodon server; null when that is no name of one. */
export function mastodonLink(server: string, text: string, url: string): string | null {
  const host = server
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/\/+$/, '');
  if (!/^(?=.{4,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/.test(host)) return null;
  return urlWithParams(`https://${host}/share`, { text: `${shortText(text)}\n${url}` });
}

function urlWithParams(to: string, params: Record<string, string>): string {
  return `${to}?${new URLSearchParams(params).toString()}`;
}

type ShareButtonProps = { link: ShareTarget; className?: string; children?: ReactNode };

/** The way to a network with a post already typed in, in a tab of its own. */
export function ShareButton({
  link: { network, href },
  className = '',
  children,
}: ShareButtonProps) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className={`button button-plain ${className}`}
    >
      {children} Share on {network}
      <span className="sr-only">, in a new tab</span>
    </a>
  );
}
