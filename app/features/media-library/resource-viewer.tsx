import { useState } from 'react';
import { fileNameOf, type Resource } from '../../domain/media-library/resource.ts';
import { requestJson } from '../../platform/browser/json-requests.ts';
import { formText } from '../../platform/http/form-text.ts';
import { counted } from '../../platform/text/display-text.ts';
import { ConfirmDelete, Dialog, DialogClose } from '../../ui/dialog.tsx';
import { Download, FileDown, Flag, Star, Trash2, Type } from '../../ui/icons/icons.tsx';
import { HideLink } from '../moderation/hide-link.tsx';
import { HideReasonField } from '../moderation/hide-reason-field.tsx';
import { ReportDialog } from '../moderation/report-dialog.tsx';
import { CaptionEditor } from './caption-editor.tsx';
import { useSaveImage } from './use-save-image.ts';
import { DELETE_WORDS } from './resources-words.ts';

type ResourceViewerProps = {
  resource: Resource;
  forPost: string | null;
  /** Opens with the words on it. */
  isCaptioned: boolean;
  mayRemove: boolean;
  onFavourite: () => void;
  /** `reason` is set when an admin removes another member's picture. */
  onDelete: (reason?: string) => void;
  onTag: (tag: string) => void;
  onClose: () => void;
};

/** Dialog with the whole picture, its description and its actions: docs/product.md §2. */
export function ResourceViewer(props: ResourceViewerProps) {
  const { resource, forPost, isCaptioned, mayRemove, onFavourite, onDelete, onTag, onClose } =
    props;
  const [state, setState] = useState<'shown' | 'captioned' | 'asking' | 'reporting'>(
    isCaptioned ? 'captioned' : 'shown',
  );
  const back = () => setState('shown');
  return (
    <>
      <Dialog
        title={resource.description}
        words={<ResourceFacts resource={resource} />}
        width="picture"
        hasCross
        onClose={onClose}
      >
        {state === 'captioned' ? (
          <CaptionEditor resource={resource} forPost={forPost} onClose={back} />
        ) : (
          <>
            <img
              src={resource.imageUrl}
              alt={resource.alt}
              width={resource.width}
              height={resource.height}
              className="mx-auto mt-4 max-h-[56dvh] w-auto max-w-full rounded-control bg-paper object-contain"
            />
            {resource.isWaiting && (
              <p className="mt-4 border-s-2 border-accent ps-3">
                Only you see this picture until somebody has looked at it. You can also delete it
                and upload it with other words.
              </p>
            )}
            <Tags tags={resource.tags} onTag={onTag} />
            <ResourceTools
              resource={resource}
              onFavourite={onFavourite}
              onCaption={() => setState('captioned')}
              onReport={resource.isOwn ? null : () => setState('reporting')}
              onDelete={mayRemove ? () => setState('asking') : null}
            />
          </>
        )}
      </Dialog>
      {state === 'asking' && resource.isOwn && (
        <ConfirmDelete
          title="Delete this picture?"
          words={DELETE_WORDS}
          onDelete={onDelete}
          onClose={back}
        />
      )}
      {state === 'asking' && !resource.isOwn && <RemoveDialog onRemove={onDelete} onClose={back} />}
      {state === 'reporting' && (
        <ReportDialog target={{ kind: 'resource', id: resource.id }} onClose={back} />
      )}
    </>
  );
}

function Tags({ tags, onTag }: { tags: readonly string[]; onTag: (tag: string) => void }) {
  if (tags.length === 0) return null;
  return (
    <ul aria-label="Tags" className="mt-4 flex flex-wrap gap-2">
      {tags.map((tag) => (
        <li key={tag}>
          <button
            type="button"
            onClick={() => onTag(tag)}
            className="button button-quiet min-h-11 px-2 text-sm"
          >
            #{tag}
          </button>
        </li>
      ))}
    </ul>
  );
}

type ResourceToolsProps = {
  resource: Resource;
  onFavourite: () => void;
  onCaption: () => void;
  onReport: (() => void) | null;
  /** Null when the viewer may not delete it. */
  onDelete: (() => void) | null;
};

function ResourceTools({
  resource,
  onFavourite,
  onCaption,
  onReport,
  onDelete,
}: ResourceToolsProps) {
  const { save, isSaving } = useSaveImage();
  const downloadPath = `/api/resources/${resource.id}/download`;
  const download = async (path: string, name: string) => {
    // A failed count does not affect the download.
    if (await save(path, name)) void requestJson(downloadPath, { method: 'POST' });
  };
  const star = resource.isFavourite ? 'fill-accent text-accent' : '';
  return (
    <div className="mt-5 flex flex-wrap gap-3">
      <button
        type="button"
        onClick={onCaption}
        className="button button-primary flex-[1_0_100%] sm:flex-1"
      >
        <Type size={18} /> Caption it
      </button>
      <button
        type="button"
        onClick={() => void download(downloadPath, 'linkedin-resource.jpg')}
        aria-disabled={isSaving || undefined}
        className="button button-plain flex-1 px-3 whitespace-nowrap"
      >
        <Download size={18} /> Download
      </button>
      {resource.contentType !== 'image/jpeg' && (
        <button
          type="button"
          onClick={() => void download(resource.imageUrl, fileNameOf(resource.contentType))}
          aria-disabled={isSaving || undefined}
          className="button button-plain flex-1 px-3 whitespace-nowrap"
        >
          <FileDown size={18} /> Download original
        </button>
      )}
      <button
        type="button"
        aria-pressed={resource.isFavourite}
        onClick={onFavourite}
        className="button button-plain flex-1 px-3 whitespace-nowrap"
      >
        <Star size={18} className={star} /> Favourite
      </button>
      <div className="flex grow flex-wrap justify-end gap-1">
        {onReport && (
          <button type="button" onClick={onReport} className="button button-quiet text-muted">
            <Flag size={18} /> Report …
          </button>
        )}
        {!resource.isOwn && (
          <HideLink target={{ kind: 'resource', id: resource.id }} label="Hide …" />
        )}
        {onDelete && (
          <button type="button" onClick={onDelete} className="button button-quiet text-bad">
            <Trash2 size={18} /> <span>{resource.isOwn ? 'Delete' : 'Remove'}</span>
          </button>
        )}
      </div>
    </div>
  );
}

function ResourceFacts({ resource }: { resource: Resource }) {
  const { width, height, bytes, downloads, favourites } = resource;
  const facts = [
    `${width} × ${height}`,
    `${Math.max(1, Math.round(bytes / 1024))} kB`,
    downloads > 0 && counted(`${downloads}`, 'download'),
    favourites > 0 && counted(`${favourites}`, 'favourite'),
  ];
  return <span className="text-sm">{facts.filter(Boolean).join(' · ')}</span>;
}

type RemoveDialogProps = { onRemove: (reason: string) => void; onClose: () => void };

/** Dialog for an admin's removal reason. The owner and the public log receive it. */
function RemoveDialog({ onRemove, onClose }: RemoveDialogProps) {
  return (
    <Dialog
      title="Remove this picture?"
      words="It leaves the library for everybody, goes for good tomorrow and does not come back. Its owner reads why."
      onClose={onClose}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onClose();
          onRemove(formText(new FormData(event.currentTarget), 'reason'));
        }}
      >
        <HideReasonField isRequired className="mt-4" />
        <div className="mt-6 flex flex-wrap gap-3">
          <button className="button button-plain flex-1 border-bad text-bad">Remove</button>
          <DialogClose className="button button-primary flex-1">Keep it</DialogClose>
        </div>
      </form>
    </Dialog>
  );
}
