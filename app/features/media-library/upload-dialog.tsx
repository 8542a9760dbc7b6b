import { Link } from 'react-router';
import { Dialog } from '../../ui/dialog.tsx';
import { FileDrop } from './file-drop.tsx';
import {
  MAX_ALT_LENGTH,
  MAX_DESCRIPTION_LENGTH,
  type Resource,
  tagsLeftOut,
} from '../../domain/media-library/resource.ts';
import { DESCRIBE_IT, tooManyTags } from './resources-words.ts';
import { type UploadFields, type UploadError, useUpload } from './use-upload.ts';

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
  return (
    <>
      <label className="grid gap-1.5">
        <span className="font-semibold">Description</span>
        <input
          name="description"
          required
          aria-describedby="description-hint"
          maxLength={MAX_DESCRIPTION_LENGTH}
          readOnly={isLocked}
          value={fields.description}
          onChange={({ target }) => onChange({ description: target.value })}
          className="field"
        />
        <span id="description-hint" className="text-sm text-muted">
          {DESCRIBE_IT}
        </span>
      </label>
      <label className="grid gap-1.5">
        <span className="font-semibold">
          For those who cannot see it <span className="font-normal text-muted">(optional)</span>
        </span>
        <input
          name="alt"
          maxLength={MAX_ALT_LENGTH}
          readOnly={isLocked}
          placeholder={fields.description}
          value={fields.alt}
          onChange={({ target }) => onChange({ alt: target.value })}
          className="field"
        />
      </label>
      <label className="grid gap-1.5">
        <span className="font-semibold">
          Tags <span className="font-normal text-muted">(optional, up to five)</span>
        </span>
        <input
          name="tags"
          maxLength={150}
          readOnly={isLocked}
          placeholder="monday, synergy"
          value={fields.tags}
          onChange={({ target }) => onChange({ tags: target.value })}
          aria-describedby="tags-left-out"
          className="field"
        />
        <output id="tags-left-out" className="text-sm text-bad empty:hidden">
          {leftOut.length > 0 && tooManyTags(leftOut)}
        </output>
      </label>
    </>
  );
}

function Trouble({ trouble: { message, knownId } }: { trouble: UploadError }) {
  return (
    <p role="alert" className="rounded-control border border-bad p-3 text-bad">
      {message}{' '}
      {knownId !== null && (
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
