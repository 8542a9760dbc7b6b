import { useEffect, useRef, useState } from 'react';
import type { Resource } from '../../domain/media-library/resource.ts';
import { useNotify } from '../../ui/toasts.tsx';
import { NOT_UPLOADED, UPLOAD_FAILED, UPLOAD_WAITS, UPLOADED } from './resources-words.ts';

export type UploadFields = { description: string; alt: string; tags: string };
export type UploadError = Extract<UploadResult, { stopped: false }>;

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
    const sent = await sendUpload(
      { ...fields, file, key: key.current },
      { signal, onProgress: setProgress },
    );
    setProgress(null);
    if (sent.ok) {
      notify('good', sent.resource.isWaiting ? UPLOAD_WAITS : UPLOADED);
      return onDone(sent.resource);
    }
    if (sent.stopped) return notify('bad', 'Upload stopped. Your words are still here.');
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

type UploadDraft = { file: File; description: string; alt: string; tags: string; key: string };

type UploadResult =
  | { ok: true; resource: Resource }
  | { ok: false; stopped: true }
  | { ok: false; stopped: false; message: string; knownId: string | null };

type UploadListener = { signal: AbortSignal; onProgress: (share: number) => void };

/** Uploads a picture and reports the progress from 0 to 1. Never throws. */
function sendUpload(
  draft: UploadDraft,
  { signal, onProgress }: UploadListener,
): Promise<UploadResult> {
  return new Promise((done) => {
    // fetch() reports no upload progress.
    const request = new XMLHttpRequest();
    const failed = (message: string) => done({ ok: false, stopped: false, message, knownId: null });
    request.open('POST', '/api/resources');
    request.setRequestHeader('idempotency-key', draft.key);
    request.responseType = 'json';
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(loaded / total));
    request.addEventListener('load', () => done(readResponse(request.status, request.response)));
    request.addEventListener('error', () => failed(NOT_UPLOADED));
    request.addEventListener('abort', () => done({ ok: false, stopped: true }));
    // The server saves a completely sent upload, so it is no longer aborted.
    let isThrough = false;
    request.upload.addEventListener('load', () => {
      isThrough = true;
      onProgress(1);
    });
    signal.addEventListener('abort', () => isThrough || request.abort(), { once: true });
    request.send(formOf(draft));
  });
}

function formOf({ file, description, alt, tags }: UploadDraft): FormData {
  const form = new FormData();
  form.set('description', description);
  form.set('alt', alt);
  form.set('tags', tags);
  form.set('file', file);
  return form;
}

function readResponse(status: number, body: unknown): UploadResult {
  const { resource, title, resourceId } = (body ?? {}) as {
    resource?: Resource;
    title?: string;
    resourceId?: string;
  };
  if ((status === 200 || status === 201) && resource) return { ok: true, resource };
  return {
    ok: false,
    stopped: false,
    message: title ?? UPLOAD_FAILED,
    knownId: resourceId ?? null,
  };
}
