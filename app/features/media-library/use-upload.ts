import { useEffect, useRef, useState } from 'react';
import type { Resource } from '../../domain/media-library/resource.ts';
import { useNotify } from '../../ui/toasts.tsx';
import { NOT_UPLOADED, UPLOAD_FAILED, UPLOAD_WAITS, UPLOADED } from './resources-words.ts';

export type UploadFields = { description: string; alt: string; tags: string };
/** `knownId` is the id of the same picture in the library. */
export type UploadError = { message: string; knownId?: string | undefined };

/** Within this time a click on Cancel is the second of a double click on the upload button. Milliseconds. */
const DOUBLE_CLICK_MS = 500;

const EMPTY_FIELDS: UploadFields = { description: '', alt: '', tags: '' };

/** State of the upload dialog. File and fields stay until the upload has succeeded. */
export function useUpload(onDone: (resource: Resource) => void) {
  const notify = useNotify();
  const [file, setFile] = useState<File | null>(null);
  const [fields, setFields] = useState(EMPTY_FIELDS);
  const [progress, setProgress] = useState<number | null>(null);
  const [trouble, setTrouble] = useState<UploadError | null>(null);
  const stopper = useStopper();
  const key = useRef<string>(undefined);

  const isReady = file !== null && fields.description.trim() !== '' && progress === null;
  async function send(): Promise<void> {
    if (!isReady) return;
    key.current ??= crypto.randomUUID();
    setTrouble(null);
    setProgress(0);
    const signal = stopper.begin();
    const draft = { ...fields, file };
    const sent = await sendUpload(draft, key.current, { signal, onProgress: setProgress });
    setProgress(null);
    if (sent === 'stopped') return notify('bad', 'Upload stopped. Your words are still here.');
    if ('resource' in sent) {
      notify('good', sent.resource.isWaiting ? UPLOAD_WAITS : UPLOADED);
      return onDone(sent.resource);
    }
    setTrouble(sent);
    notify('bad', NOT_UPLOADED);
  }
  return {
    file,
    fields,
    progress,
    trouble,
    isReady,
    // A changed file or field needs a new idempotency key.
    setFile: (next: File | null) => {
      key.current = undefined;
      setTrouble(null);
      setFile(next);
    },
    change: (patch: Partial<UploadFields>) => {
      key.current = undefined;
      setFields((now) => ({ ...now, ...patch }));
    },
    send: () => void send(),
    stop: stopper.stop,
  };
}

/** Aborts the running upload, except within a double click. Unmounting aborts it too. */
function useStopper() {
  const running = useRef<AbortController>(undefined);
  const begunAt = useRef(0);
  useEffect(() => () => running.current?.abort(), []);
  return {
    begin(): AbortSignal {
      running.current = new AbortController();
      begunAt.current = performance.now();
      return running.current.signal;
    },
    stop(): void {
      if (performance.now() - begunAt.current > DOUBLE_CLICK_MS) running.current?.abort();
    },
  };
}

type UploadResult = { resource: Resource } | UploadError | 'stopped';
type UploadListener = { signal: AbortSignal; onProgress: (share: number) => void };

/** Uploads a picture and reports the progress from 0 to 1. Never throws. */
function sendUpload(
  draft: UploadFields & { file: File },
  key: string,
  { signal, onProgress }: UploadListener,
): Promise<UploadResult> {
  return new Promise((done) => {
    // fetch() reports no upload progress.
    const request = new XMLHttpRequest();
    request.open('POST', '/api/resources');
    request.setRequestHeader('idempotency-key', key);
    request.responseType = 'json';
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / total));
    request.addEventListener('load', () => done(readResponse(request.response)));
    request.addEventListener('error', () => done({ message: NOT_UPLOADED }));
    request.addEventListener('abort', () => done('stopped'));
    // The server saves a completely sent upload, so it is no longer aborted.
    let isThrough = false;
    request.upload.addEventListener('load', () => {
      isThrough = true;
      onProgress(1);
    });
    signal.addEventListener('abort', () => isThrough || request.abort(), { once: true });
    const form = new FormData();
    for (const [name, value] of Object.entries(draft)) form.set(name, value);
    request.send(form);
  });
}

function readResponse(body: unknown): UploadResult {
  const { resource, title, resourceId } = (body ?? {}) as {
    resource?: Resource;
    title?: string;
    resourceId?: string;
  };
  return resource ? { resource } : { message: title ?? UPLOAD_FAILED, knownId: resourceId };
}
