import { MAX_CAPTION_LENGTH, type Resource } from '../../domain/media-library/resource.ts';
import { TextField } from '../../ui/form-controls.tsx';
import { Link } from '../../ui/links.tsx';
import { PlainConfirm } from '../../ui/plain-confirm.tsx';
import { HideLink, ReportLink } from '../moderation/hide-link.tsx';
import { DELETE_WORDS } from './resources-words.ts';

const CAPTION_LINES = [
  { name: 'top', label: 'Top text' },
  { name: 'bottom', label: 'Bottom text' },
] as const;

type Props = {
  resource: Resource;
  /** Where it was opened. */
  back: string;
};

/** The opened picture with its actions, where no script opens it in a dialog. */
export function PlainResource({ resource, back }: Props) {
  const { id, imageUrl, alt, width, height, description, isFavourite, isOwn } = resource;
  return (
    <noscript>
      <article aria-labelledby="opened-picture" className="card mt-6 p-4">
        <h2 id="opened-picture" dir="auto" className="text-xl">
          {description}
        </h2>
        <img
          src={imageUrl}
          alt={alt}
          width={width}
          height={height}
          className="mt-4 h-auto max-w-full rounded-control"
        />
        <form action={`/api/resources/${id}/caption`} className="mt-4 grid gap-3">
          {CAPTION_LINES.map(({ name, label }) => (
            <TextField
              key={name}
              id={`plain-caption-${name}`}
              name={name}
              label={label}
              maxLength={MAX_CAPTION_LENGTH}
              dir="auto"
            />
          ))}
          <button className="button button-primary justify-self-start">Caption it</button>
        </form>
        <div className="mt-4 flex flex-wrap gap-3">
          <a href={`/api/resources/${id}/download`} className="button button-plain">
            Download
          </a>
          <form method="post" action={`/resources/${id}/favourite`}>
            <button
              name="favourite"
              value={isFavourite ? 'no' : 'yes'}
              className="button button-plain"
            >
              {isFavourite ? 'Not a favourite any more' : 'Favourite'}
            </button>
          </form>
          {!isOwn && (
            <>
              <ReportLink kind="resource" id={id} />
              <HideLink target={{ kind: 'resource', id }} label="Hide …" />
            </>
          )}
          <Link to={back} className="button button-quiet">
            Close
          </Link>
        </div>
        {isOwn && (
          <PlainConfirm label="Delete" words={DELETE_WORDS} action={`/resources/${id}/delete`} />
        )}
      </article>
    </noscript>
  );
}
