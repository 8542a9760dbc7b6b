import { Download, FileDown, Flag, Star, Trash2, Type } from 'lucide-react';
import type { Resource } from '../../domain/media-library/resource.ts';
import { CAPTION_IT } from './resources-words.ts';
import { useSaveImage } from './use-save-image.ts';

type Props = {
  resource: Resource;
  onFavourite: () => void;
  onCaption: () => void;
  /** Null for one's own. */
  onReport: (() => void) | null;
  /** Null for who may not. */
  onDelete: (() => void) | null;
};

/** What can be done with a picture. */
export function ResourceTools({ resource, onFavourite, onCaption, onReport, onDelete }: Props) {
  const { save, isSaving } = useSaveImage();
  const star = resource.isFavourite ? 'fill-accent text-accent' : '';
  return (
    <div className="mt-5 flex flex-wrap gap-3">
      <button
        type="button"
        onClick={() => void save(resource)}
        aria-disabled={isSaving || undefined}
        className="button button-primary flex-1"
      >
        <Download aria-hidden size={18} /> Download
      </button>
      {resource.contentType !== 'image/jpeg' && (
        <button
          type="button"
          onClick={() => void save(resource, true)}
          aria-disabled={isSaving || undefined}
          className="button button-plain flex-1"
        >
          <FileDown aria-hidden size={18} /> Download original
        </button>
      )}
      <button type="button" onClick={onCaption} className="button button-plain flex-1">
        <Type aria-hidden size={18} /> {CAPTION_IT}
      </button>
      <button
        type="button"
        aria-pressed={resource.isFavourite}
        onClick={onFavourite}
        className="button button-plain flex-1"
      >
        <Star aria-hidden size={18} className={star} /> Favourite
      </button>
      <div className="flex grow justify-end gap-1">
        {onReport && (
          <button type="button" onClick={onReport} className="button button-quiet text-muted">
            <Flag aria-hidden size={18} /> Report …
          </button>
        )}
        {onDelete && (
          <button type="button" onClick={onDelete} className="button button-quiet text-bad">
            <Trash2 aria-hidden size={18} /> {resource.isOwn ? 'Delete' : 'Remove'}
          </button>
        )}
      </div>
    </div>
  );
}
