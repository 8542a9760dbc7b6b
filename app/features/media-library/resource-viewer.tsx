import { useState } from 'react';
import { ReportDialog } from '../moderation/report-dialog.tsx';
import type { HideReason } from '../../domain/screening/report.ts';
import { ConfirmDelete } from '../../ui/confirm-delete.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { CaptionEditor } from './caption-editor.tsx';
import { RemoveDialog } from './remove-dialog.tsx';
import { ResourceFacts } from './resource-facts.tsx';
import { ResourceTools } from './resource-tools.tsx';
import type { Resource } from '../../domain/media-library/resource.ts';
import { ABOUT_WAITING } from './resources-words.ts';

type Props = {
  resource: Resource;
  /** The post that a picture is chosen for. */
  forPost: string | null;
  mayRemove: boolean;
  onFavourite: () => void;
  /** Of somebody else's with the reason. */
  onDelete: (reason?: HideReason) => void;
  onTag: (tag: string) => void;
  onClose: () => void;
};

/** The whole picture with its description, and what can be done with it: docs/product.md §2. */
export function ResourceViewer(props: Props) {
  const { resource, forPost, mayRemove, onFavourite, onDelete, onTag, onClose } = props;
  const [state, setState] = useState<'shown' | 'captioned' | 'asking' | 'reporting'>(
    forPost === null ? 'shown' : 'captioned',
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
              <p className="mt-4 border-s-2 border-accent ps-3">{ABOUT_WAITING}</p>
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
          words="It leaves the library for everybody."
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
