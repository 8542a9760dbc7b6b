import { shareLinks } from '../../ui/sharing.tsx';

/** Where no script opens the dialog, this is what is in it. Others never see it. */
export function PlainShare({ text, url }: { text: string; url: string }) {
  return (
    <section
      id="share"
      aria-labelledby="share-heading"
      className="card mt-6 hidden scroll-mt-4 p-4 sm:p-6 noscript:block"
    >
      <h2 id="share-heading" className="text-xl">
        Share this post
      </h2>
      <p className="mt-2 break-all text-muted">{url}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        {shareLinks(text, url).map(({ network, href }) => (
          <a key={network} href={href} rel="noopener noreferrer" className="button button-plain">
            Share on {network}
          </a>
        ))}
      </div>
    </section>
  );
}
