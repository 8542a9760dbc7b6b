import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { type FileRejection, useDropzone } from 'react-dropzone';
import { errorMessage } from '../../platform/http/errors.ts';
import { beginsLikePicture } from '../../platform/images/picture-kind.ts';
import { ACCEPTED, MAX_FILE_BYTES } from '../../domain/media-library/resource.ts';
import { TOO_MANY_FILES } from './resources-words.ts';
import { ImageUp } from '../../ui/icons/icons.tsx';

type Props = { file: File | null; isLocked: boolean; onFile: (file: File | null) => void };

/** Accepts one picture by drop, file dialog or paste, and shows its validation error (docs/product.md §5). */
export function FileDrop({ file, isLocked, onFile }: Props) {
  const [error, setError] = useState<string | null>(null);
  const take = (accepted: readonly File[], rejected: readonly FileRejection[]) => {
    setError(rejected[0] ? wordsOf(rejected[0]) : null);
    if (rejected.length === 0 && accepted[0]) void look(accepted[0]);
  };
  // A rejected file does not replace the chosen one.
  const look = async (picked: File) => {
    const message = classifyError(picked) ?? (await faultInside(picked));
    setError(message);
    if (message === null) onFile(picked);
  };
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    accept: ACCEPTED,
    maxSize: MAX_FILE_BYTES,
    maxFiles: 1,
    multiple: false,
    disabled: isLocked,
    noClick: true,
    noKeyboard: true,
    onDrop: take,
  });
  usePastedPicture((pasted) => {
    if (!isLocked) void look(pasted);
  });
  return (
    <div>
      <div
        {...getRootProps()}
        className={`grid justify-items-center gap-3 rounded-card border border-dashed p-5 text-center ${
          isDragActive ? 'border-primary bg-tint' : 'border-control'
        }`}
      >
        <input {...getInputProps({ 'aria-label': 'Picture file' })} />
        {file ? <Chosen file={file} /> : <ImageUp size={32} className="text-muted" />}
        <p className="text-muted">
          {file ? file.name.slice(0, 80) : 'Drop a picture here, paste one, or'}
        </p>
        <button type="button" onClick={open} disabled={isLocked} className="button button-plain">
          {file ? 'Choose another' : 'Choose a file'}
        </button>
        <p className="text-sm text-muted">jpeg, jpg, png or gif, up to 5 MB</p>
      </div>
      {error !== null && (
        <p role="alert" className="mt-2 text-sm text-bad">
          {error}
        </p>
      )}
    </div>
  );
}

function Chosen({ file }: { file: File }) {
  const url = useMemo(() => URL.createObjectURL(file), [file]);
  useEffect(() => () => URL.revokeObjectURL(url), [url]);
  return (
    <img src={url} alt="What will be uploaded" className="max-h-40 max-w-full rounded-control" />
  );
}

// Messages of docs/product.md §5 instead of the library's own.
function wordsOf({ file, errors }: FileRejection): string {
  const isAlone = errors.every(({ code }) => code !== 'too-many-files');
  return (isAlone ? classifyError(file) : null) ?? TOO_MANY_FILES;
}

function classifyError(file: File): string | null {
  if (!Object.hasOwn(ACCEPTED, file.type)) {
    return `File type must be ${Object.keys(ACCEPTED).join(', ')}`;
  }
  return file.size > MAX_FILE_BYTES ? `File is larger than ${MAX_FILE_BYTES} bytes` : null;
}

// Checks the magic bytes before the upload, to reject a renamed file early. The server validates the whole file.
async function faultInside(file: File): Promise<string | null> {
  try {
    return (await beginsLikePicture(file)) ? null : errorMessage('unsupported-image');
  } catch {
    return errorMessage('unsupported-image');
  }
}

function usePastedPicture(onPicture: (file: File) => void): void {
  const take = useEffectEvent(onPicture);
  useEffect(() => {
    const listen = (event: ClipboardEvent) => {
      const [file] = event.clipboardData?.files ?? [];
      if (!file) return;
      event.preventDefault();
      take(file);
    };
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, []);
}
