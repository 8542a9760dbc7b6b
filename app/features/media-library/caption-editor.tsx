import { type ChangeEvent, type ReactNode, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import {
  type Caption,
  captionUrl,
  MAX_CAPTION_LENGTH,
  type Resource,
} from '../../domain/media-library/resource.ts';
import { ATTACH, ATTACH_FAILED, ATTACH_HERE, ATTACHED } from '../../domain/posts/attachment.ts';
import { requestJson } from '../../platform/browser/json-requests.ts';
import { recordOf, tabEntries } from '../../platform/browser/web-storage.ts';
import { TextField } from '../../ui/form-controls.tsx';
import { Download, ImagePlus } from '../../ui/icons/icons.tsx';
import { useNotify } from '../../ui/toasts.tsx';
import { PostChooser } from './post-chooser.tsx';
import { useSaveImage } from './use-save-image.ts';

const DEBOUNCE_MS = 400;
const EMPTY_CAPTION: Caption = { top: '', bottom: '' };

/** The caption of each picture, kept in the tab until it is attached. */
const captions = tabEntries('broetry-caption:', (found): Caption | null => {
  const { top, bottom } = recordOf(found);
  return typeof top === 'string' && typeof bottom === 'string' ? { top, bottom } : null;
});

type CaptionEditorProps = { resource: Resource; forPost: string | null; onClose: () => void };

/** Editor for the text above and below a picture. The server draws the preview as it will be saved. */
export function CaptionEditor({ resource, forPost, onClose }: CaptionEditorProps) {
  const [caption, setCaption] = useState(() => captions.get(resource.id) ?? EMPTY_CAPTION);
  const change = (changed: Caption) => {
    setCaption(changed);
    captions.set(resource.id, changed);
  };
  const shown = useSettled(caption);
  const [failed, setFailed] = useState<string | null>(null);
  const { save, isSaving } = useSaveImage();
  const download = () => void save(captionUrl(resource.id, caption), 'linkedin-resource.jpg');
  const { attach, isAttaching } = useAttach(resource.id);
  const [isChoosing, setIsChoosing] = useState(false);
  if (isChoosing) {
    return (
      <PostChooser
        isBusy={isAttaching}
        onChoose={({ generationId }) => void attach(generationId, caption)}
        onClose={() => setIsChoosing(false)}
      />
    );
  }
  const isEmpty = shown.top.trim() === '' && shown.bottom.trim() === '';
  const line = (place: keyof Caption) => ({
    value: caption[place],
    maxLength: MAX_CAPTION_LENGTH,
    dir: 'auto',
    autoComplete: 'on',
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
      change({ ...caption, [place]: target.value }),
  });
  const src = isEmpty ? resource.imageUrl : captionUrl(resource.id, shown);
  return (
    <form
      className="mt-4 grid grid-cols-1 gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (forPost === null) download();
        else void attach(forPost, caption);
      }}
    >
      <img
        src={src}
        alt={[shown.top, resource.alt, shown.bottom].filter(Boolean).join(' / ')}
        width={resource.width}
        height={resource.height}
        onError={() => setFailed(src)}
        onLoad={() => setFailed(null)}
        className="mx-auto max-h-[46dvh] w-auto max-w-full rounded-control bg-paper object-contain"
      />
      {failed === src && (
        <p role="alert" className="text-bad">
          The caption could not be drawn. Your words are still here.
        </p>
      )}
      <TextField id="caption-top" label="Top text" {...line('top')} />
      <TextField id="caption-bottom" label="Bottom text" {...line('bottom')} />
      <div className="flex flex-wrap gap-3">
        {forPost !== null && (
          <Tool isMain isBusy={isAttaching}>
            <ImagePlus size={18} /> {ATTACH_HERE}
          </Tool>
        )}
        <Tool isMain={forPost === null} isBusy={isSaving} onPress={download}>
          <Download size={18} /> Download
        </Tool>
        {forPost === null && (
          <Tool isBusy={isAttaching} onPress={() => setIsChoosing(true)}>
            <ImagePlus size={18} /> {ATTACH}
          </Tool>
        )}
        <button type="button" onClick={onClose} className="button button-plain flex-1">
          Back
        </button>
      </div>
    </form>
  );
}

type ToolProps = {
  /** Submit button, which Enter in a field triggers too. */
  isMain?: boolean;
  isBusy: boolean;
  onPress?: () => void;
  children: ReactNode;
};

function Tool({ isMain = false, isBusy, onPress, children }: ToolProps) {
  return (
    <button
      type={isMain ? 'submit' : 'button'}
      aria-disabled={isBusy || undefined}
      onClick={isMain ? undefined : onPress}
      className={`button ${isMain ? 'flex-[1_0_100%] button-primary sm:flex-1' : 'flex-1 button-plain'}`}
    >
      {children}
    </button>
  );
}

// Debounced, because the server draws a preview for each value.
function useSettled(caption: Caption): Caption {
  const [settled, setSettled] = useState(caption);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(caption), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [caption]);
  return settled;
}

function useAttach(resourceId: string) {
  const notify = useNotify();
  const navigate = useNavigate();
  const [isAttaching, setIsAttaching] = useState(false);
  async function attach(generationId: string, caption: Caption) {
    if (isAttaching) return;
    setIsAttaching(true);
    const path = `/api/generations/${generationId}/attachment`;
    const json = { resourceId, ...caption };
    const sent = await requestJson(path, { method: 'PUT', json });
    setIsAttaching(false);
    if (!sent.ok) return notify('bad', sent.title ?? ATTACH_FAILED);
    captions.set(resourceId, null);
    notify('good', ATTACHED);
    await navigate(`/preview?generation=${generationId}`);
  }
  return { attach, isAttaching };
}
