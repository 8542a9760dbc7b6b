import type { ModerationCase } from '../../domain/moderation/cases.server.ts';

/** `text` is what its owner says of it; null where the post above says it. */
type Props = { picture: NonNullable<ModerationCase['picture']>; text: string | null };

/** A picture that somebody has to look at: small, and blurred until it is asked for. Works without script. */
export function CasePicture({ picture: { url, width, height, alt, tags }, text }: Props) {
  return (
    <div className="px-4 pb-4 sm:px-6">
      <details className="group max-w-72">
        <summary className="block cursor-pointer rounded-control">
          <span className="block overflow-hidden rounded-control bg-paper">
            <img
              src={url}
              alt=""
              width={width}
              height={height}
              loading="lazy"
              className="max-h-72 w-full object-contain blur-2xl group-open:blur-none motion-safe:transition-[filter]"
            />
          </span>
          <span className="button button-plain mt-2 w-full group-open:hidden">
            Show the picture
          </span>
          <span className="button button-plain mt-2 hidden w-full group-open:inline-flex">
            Blur it again
          </span>
        </summary>
      </details>
      {text !== null && (
        <p dir="auto" className="mt-3 font-semibold break-words">
          {text}
        </p>
      )}
      {alt !== text && (
        <p dir="auto" className="mt-1 break-words">
          <span className="text-muted">For those who cannot see it:</span> {alt}
        </p>
      )}
      {tags.length > 0 && (
        <p className="mt-1 text-sm break-words text-muted">
          {tags.map((tag) => `#${tag}`).join(' ')}
        </p>
      )}
    </div>
  );
}
