import type { ChangeEvent } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/form-controls.tsx';
import { FileDrop } from './file-drop.tsx';
import {
  MAX_ALT_LENGTH,
  MAX_DESCRIPTION_LENGTH,
  type Resource,
  tagsLeftOut,
} from '../../domain/media-library/resource.ts';
import { DESCRIBE_IT, tooManyTags } from './resources-words.ts';
import { type UploadFields, type UploadError, useUpload } from './use-upload.ts';
import { Link } from '../../ui/links.tsx';

type Props = { isOpen: boolean; onDone: (resource: Resource) => void; onClose: () => void };

/** Upload dialog: docs/product.md §4 and §5. It is idle, uploading, or closed after the upload. */
export function UploadDialog({ isOpen, onDone, onClose }: Props) {
  const upload = useUpload(onDone);
  const isSending = upload.progress !== null;
  return (
    <Dialog
      isOpen={isOpen}
      title="Upload a picture"
      width="middle"
      hasCross={!isSending}
      onClose={() => isSending || onClose()}
    >
      <form
        noValidate
        className="mt-4 grid grid-cols-1 gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          upload.send();
        }}
      >
        <FileDrop file={upload.file} isLocked={isSending} onFile={upload.setFile} />
        <Words fields={upload.fields} isLocked={isSending} onChange={upload.change} />
        {upload.trouble && <Trouble trouble={upload.trouble} />}
        {upload.progress === null ? (
          <button type="submit" disabled={!upload.isReady} className="button button-primary">
            Upload
          </button>
        ) : (
          <Sending progress={upload.progress} onStop={upload.stop} />
        )}
      </form>
    </Dialog>
  );
}

type WordsProps = {
  fields: UploadFields;
  isLocked: boolean;
  onChange: (patch: Partial<UploadFields>) => void;
};

function Words({ fields, isLocked, onChange }: WordsProps) {
  const leftOut = tagsLeftOut(fields.tags);
  const field = (id: keyof UploadFields) => ({
    id,
    value: fields[id],
    readOnly: isLocked,
    autoComplete: 'on',
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => onChange({ [id]: target.value }),
  });
  const optional = (words: string) => <span className="font-normal text-muted">({words})</span>;
  return (
    <>
      <TextField
        {...field('description')}
        label="Description"
        hint={DESCRIBE_IT}
        required
        maxLength={MAX_DESCRIPTION_LENGTH}
      />
      <TextField
        {...field('alt')}
        label={<>For those who cannot see it {optional('optional')}</>}
        placeholder={fields.description}
        maxLength={MAX_ALT_LENGTH}
      />
      <TextField
        {...field('tags')}
        label={<>Tags {optional('optional, up to five')}</>}
        placeholder="monday, synergy"
        maxLength={150}
        note={{
          id: 'tags-left-out',
          words: (
            <output id="tags-left-out" className="mt-1.5 block text-sm text-bad empty:hidden">
              {leftOut.length > 0 && tooManyTags(leftOut)}
            </output>
          ),
        }}
      />
    </>
  );
}

function Trouble({ trouble: { message, knownId } }: { trouble: UploadError }) {
  return (
    <p role="alert" className="rounded-control border border-bad p-3 text-bad">
      {message}{' '}
      {knownId !== undefined && (
        <Link to={`/resources?open=${knownId}`} className="font-semibold underline">
          Show it
        </Link>
      )}
    </p>
  );
}

function Sending({ progress, onStop }: { progress: number; onStop: () => void }) {
  const percent = Math.round(progress * 100);
  return (
    <div className="grid gap-3">
      <p aria-live="polite" className="font-medium">
        {percent < 100 ? `Uploading … ${percent} %` : 'Making it safe to look at …'}
      </p>
      <progress aria-label="Upload" value={progress} max={1} className="progress" />
      {/* A completely sent upload can no longer be cancelled. */}
      {progress < 1 && (
        <button type="button" onClick={onStop} className="button button-plain">
          Cancel
        </button>
      )}
    </div>
  );
}
